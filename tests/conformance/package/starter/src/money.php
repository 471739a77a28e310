<?php
/** Amounts: whole cents in the database, decimal text on the wire. Never a float, and no `/ 100` in SQL, which drops the cents. */
declare(strict_types=1);

/** "12.34" of 1234. */
function amountOf(int $cents): string
{
    return sprintf('%s%d.%02d', $cents < 0 ? '-' : '', intdiv(abs($cents), 100), abs($cents) % 100);
}

/** 1234 of "12.34"; null for what is no amount, or more than a column holds. */
function centsOf(string $amount): ?int
{
    if (preg_match('/^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/D', $amount, $parts) !== 1) {
        return null;
    }
    $cents = (int) $parts[2] * 100 + (int) str_pad($parts[3] ?? '', 2, '0');
    return $parts[1] === '-' ? -$cents : $cents;
}
