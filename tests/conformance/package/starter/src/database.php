<?php
/** The database: SQLite in storage/bank.sqlite, made by reset.php. */
declare(strict_types=1);

function database(): PDO
{
    $file = config()['storage'] . '/bank.sqlite';
    if (!is_file($file)) {
        throw new RuntimeException('There is no database. Run: php reset.php');
    }
    return openDatabase($file);
}

function openDatabase(string $file): PDO
{
    $db = new PDO("sqlite:$file", options: [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
    ]);
    $db->exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON');
    return $db;
}

/** Runs a statement. Values are always parameters, never part of the text. */
function query(PDO $db, string $sql, array $values = []): PDOStatement
{
    $statement = $db->prepare($sql);
    $statement->execute($values);
    return $statement;
}

function row(PDO $db, string $sql, array $values = []): ?array
{
    return query($db, $sql, $values)->fetch() ?: null;
}

/** Runs `$work` in one transaction, as the only writer. */
function inTransaction(PDO $db, callable $work): mixed
{
    $db->exec('BEGIN IMMEDIATE');
    try {
        $result = $work();
        $db->exec('COMMIT');
        return $result;
    } catch (Throwable $error) {
        $db->exec('ROLLBACK');
        throw $error;
    }
}
