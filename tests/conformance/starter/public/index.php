<?php
/** Serves profile pictures at /uploads/NAME. The files are in storage/, where no server reaches them by itself. */
declare(strict_types=1);

require __DIR__ . '/../src/uploads.php';

$path = (string) parse_url($_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH);
if (preg_match('~^/uploads/([a-f0-9]{32}\.(?:jpg|png|gif))$~', $path, $match) === 1) {
    servePicture($match[1]);
} else {
    http_response_code(404);
}
