<?php
/** Sessions. Tokens are random. Only their hashes are stored, so nobody can sign in with a copy of the database. */
declare(strict_types=1);

/** A new token of a customer. `$kind`: session, or temporary for a customer whose identity is not approved. */
function issueToken(PDO $db, int $customer, string $kind): string
{
    $token = bin2hex(random_bytes(32));
    query($db, 'INSERT INTO sessions (token_hash, customer_id, kind, expires_at) VALUES (?, ?, ?, ?)', [
        hash('sha256', $token),
        $customer,
        $kind,
        time() + config()['session_lasts'],
    ]);
    return $token;
}

/** The customer of a live token for the needed kind (`temporary` or `session`), or null. */
function customerOf(PDO $db, string $token, string $needed): ?array
{
    return row(
        $db,
        "SELECT customers.* FROM sessions JOIN customers ON customers.id = sessions.customer_id
         WHERE token_hash = ? AND expires_at > ? AND (kind = 'session' OR ? = 'temporary')",
        [hash('sha256', $token), time(), $needed],
    );
}

/** Ends the sessions of a customer, for instance after a change of password; `$but` is a token that stays. */
function endSessions(PDO $db, int $customer, string $but = ''): void
{
    query($db, 'DELETE FROM sessions WHERE customer_id = ? AND token_hash <> ?', [$customer, hash('sha256', $but)]);
}
