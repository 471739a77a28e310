<?php
/** php reset.php: the database as on the first day, with the customers that the conformance runner needs. */
declare(strict_types=1);

require __DIR__ . '/src/responses.php';
require __DIR__ . '/src/database.php';
require __DIR__ . '/src/passwords.php';

$storage = config()['storage'];
if (!is_dir($storage)) {
    mkdir($storage, 0700, true);
}
// In one transaction and one file: a running server has either the old bank or the new one.
$db = openDatabase("$storage/bank.sqlite");
$db->exec('PRAGMA foreign_keys = OFF');
inTransaction($db, function () use ($db) {
    $tables = query($db, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")->fetchAll();
    foreach ($tables as $table) {
        $db->exec("DROP TABLE \"{$table['name']}\"");
    }
    $db->exec((string) file_get_contents(__DIR__ . '/schema.sql'));
    require __DIR__ . '/seed.php';
});
file_put_contents("$storage/mails.jsonl", '');
echo "The bank is as on its first day.\n";
