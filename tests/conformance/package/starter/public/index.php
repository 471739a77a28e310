<?php
/** Serves pictures at /uploads/NAME from storage/, which no server reaches by itself. Also the router of `php -S`. */
declare(strict_types=1);

$path = (string) parse_url($_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH);
if (PHP_SAPI === 'cli-server' && $path === '/api/users.php') {
    return false;
}
require __DIR__ . '/../src/uploads.php';

if (preg_match('~^/uploads/([a-f0-9]{32}\.(?:jpg|png|gif))$~', $path, $match) === 1) {
    servePicture($match[1]);
} else {
    http_response_code(404);
}
