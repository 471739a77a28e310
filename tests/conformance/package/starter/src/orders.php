<?php
/** Actions. One key of one customer is carried out once. The caller holds the transaction. */
declare(strict_types=1);

/** Carries out an action. A repetition gets the first response; the same key with other fields is refused. */
function carryOut(Call $call, callable $run): array
{
    $key = $call->fields['idempotency_key'] ?? '';
    if ($key === '') {
        return $run($call);
    }
    $scope = (string) ($call->customer['id'] ?? strtolower($call->fields['email'] ?? ''));
    $hash = hash('sha256', $key);
    $fields = hash_hmac('sha256', json_encode([fieldsWithoutKey($call), digestsOf($call->files)], JSON_THROW_ON_ERROR), $key);
    $known = row($call->db, 'SELECT * FROM orders WHERE scope = ? AND operation = ? AND key_hash = ?', [
        $scope,
        $call->operation['id'],
        $hash,
    ]);
    if ($known !== null) {
        return hash_equals($known['fields_hash'], $fields)
            ? json_decode(unseal($known['response'], $key), true, flags: JSON_THROW_ON_ERROR)
            : refusal('This key belongs to another order.');
    }
    $response = $run($call);
    // The unique index refuses a simultaneous repetition, whose transaction is then rolled back.
    query($call->db, 'INSERT INTO orders (scope, operation, key_hash, fields_hash, response) VALUES (?, ?, ?, ?, ?)', [
        $scope,
        $call->operation['id'],
        $hash,
        $fields,
        seal(json_encode($response, JSON_THROW_ON_ERROR), $key),
    ]);
    return $response;
}

function fieldsWithoutKey(Call $call): array
{
    return array_diff_key($call->fields, ['idempotency_key' => '']);
}

function digestsOf(array $files): array
{
    return array_map(fn (array $file) => hash_file('sha256', $file['tmp_name']), $files);
}

/** A response may contain a token, so it is encrypted with the key, of which only a hash is stored. */
function seal(string $text, string $key): string
{
    $nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
    return base64_encode($nonce . sodium_crypto_secretbox($text, $nonce, hash('sha256', "response of $key", true)));
}

function unseal(string $sealed, string $key): string
{
    $bytes = base64_decode($sealed);
    $nonce = substr($bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
    return (string) sodium_crypto_secretbox_open(
        substr($bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES),
        $nonce,
        hash('sha256', "response of $key", true),
    );
}
