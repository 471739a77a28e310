<?php
/** Responses and their headers. */
declare(strict_types=1);

/** Ends the call with a status and a message instead of the response of an operation. */
final class Failure extends RuntimeException
{
    public function __construct(public readonly int $status, string $message)
    {
        parent::__construct($message);
    }
}

/** Refuses like refusal(), and rolls back what the action has written. */
final class Refused extends RuntimeException
{
}

function config(): array
{
    static $config = null;
    return $config ??= require __DIR__ . '/../config.php';
}

/** CORS: the same headers with every status, since a page cannot read a response without them. */
function sendOriginHeaders(): void
{
    $origin = $_SERVER['HTTP_ORIGIN'] ?? '';
    header('Vary: Origin');
    if (in_array($origin, config()['origins'], true)) {
        header("Access-Control-Allow-Origin: $origin");
    }
}

function sendJson(array $body, int $status = 200): void
{
    http_response_code($status);
    header('Content-Type: application/json');
    header('Cache-Control: no-store');
    header('X-Content-Type-Options: nosniff');
    // (object): an empty array would be written as a list.
    echo json_encode((object) $body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE);
}

/** A refusal with HTTP 200, for any deciding field. What the action has written stays, such as a counted try. */
function refusal(string $message): array
{
    return ['status' => 'error', 'icon' => 'error', 'error' => true, 'failed' => $message, 'message' => $message];
}
