<?php
/** php code.php: prints the last code sent to $CODE_EMAIL for $CODE_PURPOSE. For the runner's --code-command. */
declare(strict_types=1);

require __DIR__ . '/src/responses.php';

$code = '';
foreach (file(config()['storage'] . '/mails.jsonl', FILE_IGNORE_NEW_LINES) ?: [] as $line) {
    $mail = json_decode($line, true);
    if ($mail['email'] === getenv('CODE_EMAIL') && $mail['purpose'] === getenv('CODE_PURPOSE')) {
        $code = $mail['code'];
    }
}
echo $code;
