const values: Record<string, string[]> = {
  NODE_ENV: ['prod', 'Production'],
  PORT: ['0', '65536', '-1', '1e3', '0x50', '3000.5', 'three', 'NaN', '99999999999999999999'],
  HOST: ['http://here', 'a b', '0.0.0.0/0'],
  PUBLIC_URL: ['localhost', 'ftp://here', 'https://', 'https://a.example/path', 'https://u:p@a.example'],
  NODE_URL: ['here', 'http://here/path'],
  DATABASE_URL: ['localhost/db', 'mysql://here/db', 'postgres://'],
  REDIS_URL: ['here:6379', 'http://here'],
  SMTP_URL: ['mail.example:587', 'http://mail.example'],
  SEND_MAIL: ['maybe', '0'],
  MAIL_FROM: ['nobody', 'A <b@c>, D <e@f>', 'a@b\r\nBcc: c@d'],
  CONTACT_EMAIL: ['nobody', 'a@b, c@d'],
  DEMO: ['2', 'maybe', 'null'],
  TRUST_PROXY: ['2', 'loopback'],
  REQUIRE_BUSINESS_EMAIL: ['si'],
  OUTBOX: ['open'],
  LOG_LEVEL: ['loud', 'WARN'],
  APP_SECRET: ['short'],
  FORMER_APP_SECRETS: ['short'],
  WELCOME_CREDITS: ['-1', 'many', '1.5', '10000000'],
  STORY_CLOCK_RATE: ['0', '0.5', 'Infinity'],
  STUN_URLS: ['stun.example', 'http://stun.example'],
  TURN_URLS: ['turn.example:3478'],
  LIVEKIT_URL: ['https://rooms.example', 'rooms.example'],
  JANUS_URL: ['http://janus.example', 'janus.example'],
  ABLY_API_KEY: ['secret', 'app.key'],
  GOOGLE_ISSUER: ['accounts.google.com'],
  VITE_SENTRY_DSN: ['nonsense'],
  REDIRECTS: ['plans', '/a=//evil.example'],
  SIGN_UP: ['never', 'Closed'],
  IGNORE_DATA_DIR: ['data'],
  DATABASE_WAIT_S: ['5s', '4000'],
  DRAIN_MS: ['5s'],
  PRIVATE_PROVIDERS: ['intranet'],
  DNS_SERVERS: ['dns.example', '9.9.9.9 8.8.8.8'],
  METRICS_PORT: ['70000'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'grpc://collector:4317'],
  METRICS_HOST: ['all interfaces'],
};

/** What makes the server read the settings that depend on others. */
export const alsoNeeded = { GOOGLE_CLIENT_ID: 'x', TURN_SECRET: 'x' };

/** Settings with a value that none of them takes. */
export const wrongSettings = Object.entries(values).flatMap(([name, wrong]) =>
  wrong.map((value) => [name, value] as const),
);
