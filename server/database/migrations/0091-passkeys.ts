import { type Kysely, sql } from 'kysely';

/**
 * A passkey is a WebAuthn credential: id and public key in Base64url, `counter` of its last signature. A challenge is
 * deleted by its first answer.
 */
const statements = [
  `create table passkeys (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index passkeys_user on passkeys (user_id)',
  `create table passkey_challenges (
    challenge text primary key,
    user_id bigint not null references users on delete cascade,
    purpose text not null,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenges_user on passkey_challenges (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
