<?php
/** The customers that the conformance runner needs, with distinguishable data. Runs inside reset.php. */
declare(strict_types=1);

$password = hashPassword('demo-password');
$pin = hashPassword('1234');
$customers = [
    ['email' => 'main@example.com', 'fullname' => 'Mira Halden', 'account_no' => '2024000101', 'balance' => 1250050, 'pin_hash' => $pin],
    ['email' => 'second@example.com', 'fullname' => 'Jonas Lund', 'account_no' => '2024000102', 'balance' => 431075, 'pin_hash' => $pin],
    ['email' => 'no-pin@example.com', 'fullname' => 'Nora Lind', 'account_no' => '2024000103', 'balance' => 190010],
    [
        'email' => 'authorization@example.com', 'fullname' => 'Cora Vance', 'account_no' => '2024000104', 'balance' => 500000,
        'pin_hash' => $pin, 'authorization_codes' => 1,
    ],
    [
        'email' => 'unapproved@example.com', 'fullname' => 'Neil Hart', 'verification_status' => 'Not Verified', 'submitted' => 0,
    ],
];
foreach ($customers as $index => $customer) {
    $columns = $customer + ['username' => strtok($customer['email'], '@'), 'password_hash' => $password];
    $names = implode(', ', array_keys($columns));
    $marks = implode(', ', array_fill(0, count($columns), '?'));
    query($db, "INSERT INTO customers ($names) VALUES ($marks)", array_values($columns));
    $id = (int) $db->lastInsertId();
    if (!isset($customer['account_no'])) {
        continue;
    }
    $lines = [['Salary', 'credit', 240000], ['Groceries', 'debit', 4312], ['Rent', 'debit', 95000]];
    // The history accounts for the whole balance.
    array_unshift($lines, ['Opening balance', 'credit', $customer['balance'] - 140688]);
    foreach ($lines as $day => [$name, $type, $amount]) {
        query($db, 'INSERT INTO transactions (customer_id, name, transaction_type, amount, status, created_at) VALUES (?, ?, ?, ?, ?, ?)', [
            $id, "$name {$customer['fullname']}", $type, $amount + $index, 'successful', sprintf('2026-01-%02d 09:30:00', 12 + $day),
        ]);
    }
    query($db, "INSERT INTO submissions (customer_id, form, type, amount, status, created_at) VALUES (?, 'submitCryptoDeposit', 'Bitcoin', ?, 'confirmed', '2026-01-10 08:00:00')", [
        $id, 50000 + $index,
    ]);
    foreach (['Welcome', 'Your card is on its way'] as $title) {
        query($db, 'INSERT INTO notifications (customer_id, title, body) VALUES (?, ?, ?)', [$id, $title, "$title, {$customer['fullname']}."]);
    }
}
// A session that has expired, for the runner's --dead-token.
query($db, "INSERT INTO sessions (token_hash, customer_id, kind, expires_at) VALUES (?, 1, 'session', ?)", [
    hash('sha256', 'expired-demo-token'), time() - 3600,
]);
foreach (['Bitcoin', 'Ethereum'] as $name) {
    query($db, 'INSERT INTO coins (name, address) VALUES (?, ?)', [$name, 'DEMO-NOT-AN-ADDRESS-' . strtoupper($name)]);
}
foreach (['Invoice', 'Tuition'] as $name) {
    query($db, 'INSERT INTO purposes (purpose_name) VALUES (?)', [$name]);
}
foreach (['deposit' => ['Six months', 'One year'], 'upgrade' => ['Silver', 'Gold']] as $kind => $names) {
    foreach ($names as $name) {
        query($db, 'INSERT INTO plans (plan_name, kind) VALUES (?, ?)', [$name, $kind]);
    }
}
foreach (['Passport', 'National identity card'] as $name) {
    query($db, 'INSERT INTO documents (doc_name) VALUES (?)', [$name]);
}
