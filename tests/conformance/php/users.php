<?php
/* A small real backend: PHP's own form parsing, one customer in a file. BROKEN=<what> selects a common mistake. PROFILE_FIELDS lists the fields of a profile. */
declare(strict_types=1);

ini_set('display_errors', '1');
ini_set('html_errors', '1');
error_reporting(E_ALL);

const EMAIL = 'mira.halden@example.com';
const PASSWORD = 'correct-horse-demo';
const SECRET = 'demo-secret-of-the-php-backend';

$broken = getenv('BROKEN') ?: '';
$editable = explode(',', getenv('PROFILE_FIELDS') ?: 'fullname');
$file = getenv('STATE_FILE') ?: sys_get_temp_dir() . '/users-php-state.json';

function respond(array $fields, int $status = 200): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    echo json_encode($fields, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE);
    exit();
}

/** A field as a text; an array, as `a[]` makes it, counts as none. */
function field(string $name): string
{
    $value = $_POST[$name] ?? '';
    return is_string($value) ? $value : '';
}

/** A token of random letters. It is signed, so it needs no table. */
function token(string $random): string
{
    return $random . '.' . hash_hmac('sha256', $random, SECRET);
}

function state(string $file): array
{
    $kept = is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
    return is_array($kept) ? $kept : ['fullname' => 'Mira Halden', 'picture' => null];
}

function keep(string $file, array $state): void
{
    file_put_contents($file, json_encode($state, JSON_INVALID_UTF8_SUBSTITUTE), LOCK_EX);
}

function user(array $state): array
{
    return ['email' => EMAIL, 'username' => 'mira', 'role' => 'customer', 'verification_status' => 'verified'] + $state;
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    respond(['status' => 'error', 'message' => 'POST only.'], 405);
}

$markers = ['getdocs', 'getcontact', 'getprofile', 'updateprofile', 'updatepic'];
$fields = $broken === 'request' ? $_REQUEST : $_POST;
$names = array_values(array_filter($markers, fn ($marker) => ($fields[$marker] ?? null) === $marker));
if (isset($_GET['crud'])) {
    $names[] = $_GET['crud'] === 'userlogin' ? 'userlogin' : '';
}
if (count($names) !== 1 || $names[0] === '') {
    if ($broken === 'silent') {
        exit();
    }
    respond(['status' => 'error', 'message' => 'No such operation.'], 404);
}
$name = $names[0];

if ($name === 'userlogin') {
    if (strtolower(field('email')) !== EMAIL || field('password') !== PASSWORD) {
        respond(['status' => 'error', 'error' => true, 'message' => 'Invalid Credentials']);
    }
    respond(['status' => 'success', 'jwt' => token(bin2hex(random_bytes(16))), 'verification_status' => 'verified']);
}
if ($name === 'getdocs') {
    respond(['docs' => [['doc_name' => 'Passport'], ['doc_name' => 'National Identity Card']]]);
}
if (!hash_equals(token(explode('.', field('token'))[0]), field('token'))) {
    respond(['status' => 'error', 'message' => 'Your session has ended. Please sign in again.'], 401);
}

$state = state($file);
$shell = ['user' => user($state), 'nc' => 0];
switch ($name) {
    case 'getcontact':
        $contact = ['whatsapp' => '+00 555 0199', 'email' => 'help@example.com', 'phone' => null];
        respond($shell + ['contact' => $broken === 'list' ? [] : $contact]);
    case 'getprofile':
        respond($shell + ['profile' => user($state)]);
    case 'updateprofile':
        foreach ($editable as $key) {
            // Careless: the key may be missing, and the value may be an array.
            $value = $broken === 'careless' ? trim($_POST[$key]) : field($key);
            $state[$key] = $broken === 'markup' ? htmlspecialchars($value) : $value;
        }
        keep($file, $state);
        respond(['status' => 'success', 'message' => 'Action Successful']);
    case 'updatepic':
        $upload = $_FILES['profilePic'] ?? null;
        if (!is_array($upload) || is_array($upload['error']) || $upload['error'] !== UPLOAD_ERR_OK || $upload['size'] === 0) {
            respond(['status' => 'error', 'message' => 'Something went wrong!']);
        }
        if (@getimagesize($upload['tmp_name']) === false) {
            respond(['status' => 'error', 'message' => 'This file is no picture.']);
        }
        $state['picture'] = bin2hex(random_bytes(6)) . '.png';
        keep($file, $state);
        respond(['status' => 'success', 'message' => 'Action Successful']);
}
