-- Amounts are whole minor units (cents), times Unix seconds or `YYYY-MM-DD HH:MM:SS` in UTC.

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  username TEXT NOT NULL DEFAULT '',
  password_hash TEXT NOT NULL,
  role TEXT NOT NULL DEFAULT 'customer',
  email_verified INTEGER NOT NULL DEFAULT 1,
  verification_status TEXT NOT NULL DEFAULT 'verified',
  submitted INTEGER NOT NULL DEFAULT 1,
  picture TEXT,
  current_plan TEXT NOT NULL DEFAULT 'Basic',
  account_no TEXT UNIQUE,
  currency TEXT NOT NULL DEFAULT '$',
  balance INTEGER NOT NULL DEFAULT 0,
  pin_hash TEXT,
  pin_tries_left INTEGER NOT NULL DEFAULT 5,
  -- How many authorization codes a transfer needs after the PIN.
  authorization_codes INTEGER NOT NULL DEFAULT 0,
  -- The profile, as the contract's updateProfile sends it.
{{profileColumns}}
);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL CHECK (kind IN ('session', 'temporary')),
  expires_at INTEGER NOT NULL,
  -- The PIN confirms one transfer, which spends it: when it was confirmed, which counts for ten minutes, and how many
  -- authorization codes are still wanted. Null: no PIN is confirmed.
  confirmed_at INTEGER,
  codes_left INTEGER
);

CREATE TABLE codes (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  email TEXT NOT NULL,
  purpose TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  tries_left INTEGER NOT NULL DEFAULT 5
);

-- One order, one row: see src/orders.php.
CREATE TABLE orders (
  scope TEXT NOT NULL,
  operation TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  fields_hash TEXT NOT NULL,
  response TEXT NOT NULL,
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
  UNIQUE (scope, operation, key_hash)
);

CREATE TABLE transactions (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  transaction_type TEXT NOT NULL CHECK (transaction_type IN ('credit', 'debit')),
  amount INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('successful', 'in_progress', 'failed')),
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
  transfer_id INTEGER REFERENCES transfers (id)
);

-- The payee's fields are those of the contract's submitTransfer.
CREATE TABLE transfers (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
{{transferColumns}},
  minor INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'in_progress',
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Deposits, payments, fixed deposits and upgrades: what the bank has to review. `form`: the operation that submitted it.
CREATE TABLE submissions (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  form TEXT NOT NULL,
  type TEXT NOT NULL,
  purpose TEXT NOT NULL DEFAULT '',
  plan TEXT NOT NULL DEFAULT '',
  amount INTEGER NOT NULL,
  proof TEXT,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'declined')),
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE notifications (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  was_read INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE verifications (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  type TEXT NOT NULL,
  files TEXT NOT NULL DEFAULT '[]',
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- What the forms offer.
CREATE TABLE coins (id INTEGER PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL);
CREATE TABLE purposes (id INTEGER PRIMARY KEY, purpose_name TEXT NOT NULL);
CREATE TABLE plans (id INTEGER PRIMARY KEY, plan_name TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('deposit', 'upgrade')));
CREATE TABLE documents (id INTEGER PRIMARY KEY, doc_name TEXT NOT NULL);
