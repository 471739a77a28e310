<?php
/** Customers as responses contain them. */
declare(strict_types=1);

/** `user` and `nc`, which every loader with a session returns. */
function shellOf(Call $call): array
{
    $unread = row($call->db, 'SELECT count(*) AS nc FROM notifications WHERE customer_id = ? AND was_read = 0', [
        $call->customer['id'],
    ]);
    return ['user' => userOf($call->customer), 'nc' => $unread['nc']];
}

/** A customer without secrets. The profile has the fields of updateProfile. */
function userOf(array $customer): array
{
    $profile = array_keys((require __DIR__ . '/operations.php')['updateProfile']['fields']);
    $shown = ['email', 'username', 'picture', 'current_plan', 'role', 'verification_status', ...$profile];
    return array_intersect_key($customer, array_flip($shown)) + [
        'verified' => $customer['email_verified'] ? 'yes' : 'no',
        'submitted' => $customer['submitted'] ? 'Yes' : 'No',
    ];
}
