<?php
/**
 * A start for users.php, written from the contract, for PHP 8.1 or newer without any package.
 *
 *   php -S 127.0.0.1:8000 users.php
 *
 * An operation without a function below responds with HTTP 501; with EXAMPLES=1 in the environment,
 * with the example of the contract instead.
 */
declare(strict_types=1);

/** By id. A function takes the form and returns the response, such as ['status' => 'success']. */
$implemented = [
    // 'getContact' => fn (array $form): array => ['contact' => ['email' => 'help@example.com']],
];

/**
 * From the contract. `query` and `form` select the operation, `session` names the token that it needs,
 * `required` lists the fields that a form must have, and `example` is a response.
 */
const OPERATIONS = /* operations */ [];

/** The operation that the query or a marker in the form names; null if none or several are named. */
function operationOf(array $query, array $form): ?string
{
    $texts = array_filter($form, 'is_string');
    $named = array_filter(
        OPERATIONS,
        fn (array $operation) => array_intersect_assoc($operation['query'], array_filter($query, 'is_string')) === $operation['query']
            && array_intersect_assoc($operation['form'], $texts) === $operation['form'],
    );
    $isKnown = count($named) === 1 && array_intersect_key($query, ['crud' => '']) === reset($named)['query'];
    return $isKnown ? array_key_first($named) : null;
}

/** Replace this by a look at your sessions. The examples have one token. */
function isLive(string $token, string $session): bool
{
    $example = json_decode(OPERATIONS['signIn']['example'], true);
    return getenv('EXAMPLES') !== false && $token === $example['jwt'];
}

function respond(int $status, string $json): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit($json);
}

function fail(int $status, string $message): never
{
    respond($status, json_encode(['status' => 'error', 'message' => $message]));
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Allow: POST');
    fail(405, 'Only POST is served.');
}
// PHP empties the form when the body is larger than post_max_size.
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > 0 && $_POST === [] && $_FILES === [] && $_GET === []) {
    fail(413, 'The request is too large, or not a form.');
}
$id = operationOf($_GET, $_POST) ?? fail(404, 'This operation does not exist.');
$operation = OPERATIONS[$id];
$run = $implemented[$id] ?? null;
if ($run === null && getenv('EXAMPLES') === false) {
    fail(501, "$id is not implemented yet.");
}
$token = $_POST['token'] ?? '';
if ($operation['session'] !== 'none' && !(is_string($token) && isLive($token, $operation['session']))) {
    fail(401, 'Your session has ended. Please sign in again.');
}
foreach ($operation['required'] as $name) {
    if (!is_string($_POST[$name] ?? null) && !isset($_FILES[$name])) {
        fail(422, "The field $name is missing.");
    }
}
respond(200, $run === null ? $operation['example'] : json_encode($run($_POST), JSON_THROW_ON_ERROR));
