<?php
/** Finds the operation, session and fields of a request, and sends the response. */
declare(strict_types=1);

require __DIR__ . '/responses.php';
require __DIR__ . '/database.php';
require __DIR__ . '/sessions.php';
require __DIR__ . '/customers.php';
require __DIR__ . '/passwords.php';
require __DIR__ . '/codes.php';
require __DIR__ . '/money.php';
require __DIR__ . '/orders.php';
require __DIR__ . '/uploads.php';

/** The parameter of every operation. */
final class Call
{
    public function __construct(
        public readonly array $operation,
        /** @var array<string, string> every field of the form; one that was not sent is an empty text */
        public readonly array $fields,
        /** @var array<string, array> the files that arrived whole, as PHP describes them */
        public readonly array $files,
        public readonly PDO $db,
        /** The row of the token's customer; null without a session. An action's is read in its transaction. */
        public readonly ?array $customer,
        public readonly string $token,
    ) {
    }
}

function handleRequest(): void
{
    ini_set('error_log', config()['storage'] . '/errors.log');
    sendOriginHeaders();
    try {
        sendJson(respond());
    } catch (Refused $refused) {
        sendJson(refusal($refused->getMessage()));
    } catch (Failure $failure) {
        sendJson(['status' => 'error', 'message' => $failure->getMessage()], $failure->status);
    } catch (Throwable $error) {
        error_log((string) $error);
        sendJson(['status' => 'error', 'message' => 'Something went wrong.'], 500);
    }
}

function respond(): array
{
    if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') {
        header('Allow: POST');
        throw new Failure(405, 'Only POST is served.');
    }
    // PHP silently empties the form when the body is larger than post_max_size.
    if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > ini_parse_quantity((string) ini_get('post_max_size'))) {
        throw new Failure(413, 'The request is too large.');
    }
    $operation = operationOf($_GET, $_POST) ?? throw new Failure(404, 'This operation does not exist.');
    $run = (require __DIR__ . "/../operations/{$operation['domain']}.php")[$operation['id']];
    if ($run === null) {
        throw new Failure(501, "{$operation['id']} is not implemented yet.");
    }
    $db = database();
    return $operation['kind'] === 'loader'
        ? $run(callOf($operation, $db))
        : inTransaction($db, fn () => carryOut(callOf($operation, $db), $run));
}

function callOf(array $operation, PDO $db): Call
{
    $token = textOf($_POST['token'] ?? null) ?? '';
    $customer = $operation['session'] === 'none' ? null : customerOf($db, $token, $operation['session']);
    if ($customer === null && $operation['session'] !== 'none') {
        throw new Failure(401, 'Your session has ended. Please sign in again.');
    }
    return new Call($operation, fieldsOf($operation), filesOf($operation), $db, $customer, $token);
}

/** The operation that the query parameter crud or a marker names; null if none or several are named. */
function operationOf(array $query, array $form): ?array
{
    $operations = require __DIR__ . '/operations.php';
    $named = array_filter(
        $operations,
        fn (array $operation) => $operation['crud'] === null
            ? ($form[$operation['wire']] ?? null) === $operation['wire']
            : ($query['crud'] ?? null) === $operation['crud'] && holds($form, $operation['constants']),
    );
    return count($named) === 1 && (!isset($query['crud']) || reset($named)['crud'] !== null) ? reset($named) : null;
}

function holds(array $form, array $constants): bool
{
    foreach ($constants as $name => $value) {
        if (($form[$name] ?? null) !== $value) {
            return false;
        }
    }
    return true;
}

/** A value as a text; missing values, arrays (`name[]`) and bytes that are not UTF-8 count as none. */
function textOf(mixed $value): ?string
{
    return is_string($value) && preg_match('//u', $value) === 1 ? $value : null;
}

/** The fields that the contract names. Any other is ignored. */
function fieldsOf(array $operation): array
{
    $fields = [];
    foreach ($operation['fields'] as $name => $isRequired) {
        $value = textOf($_POST[$name] ?? null);
        if ($value === null && ($isRequired || isset($_POST[$name]))) {
            throw new Failure(422, "The field $name is missing or not a text.");
        }
        $fields[$name] = $value ?? '';
    }
    return $fields;
}

/** The files that the contract names and that arrived. */
function filesOf(array $operation): array
{
    $files = [];
    foreach ($operation['files'] as $name => $isRequired) {
        $file = $_FILES[$name] ?? null;
        $error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
        if ($error === UPLOAD_ERR_INI_SIZE || $error === UPLOAD_ERR_FORM_SIZE) {
            throw new Failure(413, "The file $name is too large.");
        }
        // Also an empty file, which keepUpload refuses like other types.
        if ($error === UPLOAD_ERR_OK) {
            $files[$name] = $file;
        } elseif ($isRequired || $error !== UPLOAD_ERR_NO_FILE) {
            throw new Failure(422, "The file $name did not arrive.");
        }
    }
    return $files;
}
