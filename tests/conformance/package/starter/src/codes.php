<?php
/** Codes that are sent by e-mail: for one address, one purpose, one use and five tries. Only a hash is stored. */
declare(strict_types=1);

/** Sends a new code, which makes the one before void. `$purpose`: verify, reset or authorize. */
function sendCode(PDO $db, int $customer, string $email, string $purpose): void
{
    ['digits' => $digits, 'lasts' => $lasts] = config()['codes'][$purpose];
    $code = str_pad((string) random_int(0, 10 ** $digits - 1), $digits, '0', STR_PAD_LEFT);
    query($db, 'DELETE FROM codes WHERE customer_id = ? AND purpose = ?', [$customer, $purpose]);
    query($db, 'INSERT INTO codes (customer_id, email, purpose, code_hash, expires_at) VALUES (?, ?, ?, ?, ?)', [
        $customer,
        $email,
        $purpose,
        hashPassword($code),
        time() + $lasts,
    ]);
    sendMail($email, $purpose, $code);
}

/** Whether the code is right, and was sent to the customer's present address. A right code is used up, a wrong one costs a try. */
function takeCode(PDO $db, int $customer, string $purpose, string $code): bool
{
    $known = row(
        $db,
        'SELECT codes.* FROM codes JOIN customers ON customers.id = customer_id AND lower(customers.email) = lower(codes.email)
         WHERE customer_id = ? AND purpose = ? AND expires_at > ? AND tries_left > 0',
        [$customer, $purpose, time()],
    );
    if ($known === null) {
        return false;
    }
    if (!isPassword($code, $known['code_hash'])) {
        query($db, 'UPDATE codes SET tries_left = tries_left - 1 WHERE id = ?', [$known['id']]);
        return false;
    }
    query($db, 'DELETE FROM codes WHERE id = ?', [$known['id']]);
    return true;
}

/** Fields of the refusal of an authorization code: refusal('Invalid code.') + triesOf(...). */
function triesOf(PDO $db, int $customer, string $purpose): array
{
    $known = row($db, 'SELECT tries_left FROM codes WHERE customer_id = ? AND purpose = ?', [$customer, $purpose]);
    $left = (int) ($known['tries_left'] ?? 0);
    return ['locked' => $left === 0, 'tries_left' => $left];
}

/**
 * Replace this with the bank's mail server. Here a mail is a line of a file, which code.php reads for the runner.
 * A notice has a purpose of its own and no code: sendMail($formerAddress, 'address changed').
 */
function sendMail(string $email, string $purpose, string $code = ''): void
{
    $line = json_encode(['email' => $email, 'purpose' => $purpose, 'code' => $code], JSON_THROW_ON_ERROR);
    file_put_contents(config()['storage'] . '/mails.jsonl', "$line\n", FILE_APPEND | LOCK_EX);
}
