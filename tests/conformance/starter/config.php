<?php
declare(strict_types=1);

return [
    // Everything that changes, outside the folder that is served.
    'storage' => getenv('BANK_STORAGE') ?: __DIR__ . '/storage',
    // The origins whose pages may read responses, when the dashboard is served from another one: ['https://dashboard.example'].
    'origins' => array_values(array_filter(explode(' ', getenv('BANK_ORIGINS') ?: ''))),
    // In seconds.
    'session_lasts' => 12 * 3600,
    'code_lasts' => 30 * 60,
];
