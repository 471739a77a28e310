<?php
/** Passwords. Bcrypt ignores what follows byte 72, so it gets a digest of the whole password. */
declare(strict_types=1);

function hashPassword(string $password): string
{
    return password_hash(digestOfPassword($password), PASSWORD_DEFAULT);
}

function isPassword(string $password, string $hash): bool
{
    return password_verify(digestOfPassword($password), $hash);
}

/** Printable, since bcrypt ends at a zero byte. */
function digestOfPassword(string $password): string
{
    return base64_encode(hash('sha384', $password, true));
}
