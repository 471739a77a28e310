<?php
/** Uploaded files. Their bytes decide their type, never their name. Stored names are random and not served. */
declare(strict_types=1);

require_once __DIR__ . '/responses.php';

const PICTURES = ['image/jpeg' => 'jpg', 'image/png' => 'png', 'image/gif' => 'gif'];
const DOCUMENTS = PICTURES + ['application/pdf' => 'pdf'];
// SVG may contain scripts: never send one to a browser unchanged, not even to the bank's staff.
const PROOFS = DOCUMENTS + ['image/svg+xml' => 'svg'];

/** Keeps a file in a folder below storage/. Returns its new name, or null if its type is not listed. */
function keepUpload(array $file, string $folder, array $types): ?string
{
    $extension = $types[(string) (new finfo(FILEINFO_MIME_TYPE))->file($file['tmp_name'])] ?? null;
    if ($extension === null) {
        return null;
    }
    $to = config()['storage'] . "/$folder";
    if (!is_dir($to)) {
        mkdir($to, 0700, true);
    }
    $name = bin2hex(random_bytes(16)) . ".$extension";
    return move_uploaded_file($file['tmp_name'], "$to/$name") ? $name : null;
}

function servePicture(string $name): void
{
    $file = config()['storage'] . "/pictures/$name";
    $type = array_search(pathinfo($name, PATHINFO_EXTENSION), PICTURES, true);
    if ($type === false || !is_file($file)) {
        http_response_code(404);
        return;
    }
    header("Content-Type: $type");
    header('X-Content-Type-Options: nosniff');
    header("Content-Security-Policy: default-src 'none'");
    header('Content-Length: ' . filesize($file));
    readfile($file);
}
