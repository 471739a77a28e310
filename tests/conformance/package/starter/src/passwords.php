<?php
/** Passwords, PINs and codes. Bcrypt ignores what follows byte 72, so it gets a digest of the whole text. */
declare(strict_types=1);

function hashPassword(string $password): string
{
    return password_hash(digestOfPassword($password), PASSWORD_DEFAULT, config()['hashes']);
}

/** `$hash`: null for a customer without a PIN, who has no right one. */
function isPassword(string $password, ?string $hash): bool
{
    return $hash !== null && password_verify(digestOfPassword($password), $hash);
}

/** What a new PIN must be. */
function isPin(string $pin): bool
{
    return preg_match('/^\d{4}$/D', $pin) === 1;
}

/** Printable, since bcrypt accepts no zero byte. */
function digestOfPassword(string $password): string
{
    return base64_encode(hash('sha384', $password, true));
}
