<?php
declare(strict_types=1);

return [
    // Files that are written, outside of the served folder.
    'storage' => getenv('BANK_STORAGE') ?: __DIR__ . '/storage',
    // The origins whose pages may read responses, when the dashboard is served from another one: ['https://dashboard.example'].
    'origins' => array_values(array_filter(explode(' ', getenv('BANK_ORIGINS') ?: ''))),
    // For test runs only, which hash thousands of times: weak hashes that cost nothing. Set it for reset.php as well.
    'hashes' => getenv('BANK_FAST_HASHES') === '1' ? ['cost' => 4] : [],
    // In seconds.
    'session_lasts' => 12 * 3600,
    // The form for an authorization code takes four digits.
    'codes' => [
        'verify' => ['digits' => 6, 'lasts' => 30 * 60],
        'reset' => ['digits' => 6, 'lasts' => 30 * 60],
        'authorize' => ['digits' => 4, 'lasts' => 10 * 60],
    ],
];
