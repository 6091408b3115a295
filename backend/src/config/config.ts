import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { CAPTCHA_LENGTH, MIN_PASSWORD_LENGTH } from '@paattu/shared/rules';
import { z } from 'zod';
import { DEMO_PHASE_NAMES } from './demo-phases.js';
import { withSecretFiles } from './secret-files.js';

export { DEMO_PHASE_NAMES };

/** Each rule says what must be so: the words of the library name types. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

/** For the lines before the settings are read. A level that is wrong is reported with them. */
export const earlyLogLevel = (env: NodeJS.ProcessEnv) =>
  logLevel.catch('info').parse(env.LOG_LEVEL || undefined);

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const wholeNumber = z
  .string()
  .regex(/^-?\d{1,11}$/, 'must be a whole number')
  .transform(Number);
const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, {
    error: 'must be a port, a number from 1 to 65535',
  })
  .transform(Number);
const textOf = (length: number) => z.string().min(length, `must have at least ${length} characters`);

const SECRET = 'at least 32 characters, e.g. those of `openssl rand -hex 32`';
/** A local start makes its secrets. */
const secret = z
  .string({ error: `is missing; production needs a secret with ${SECRET}` })
  .min(32, `must have ${SECRET}`);

const address = (schemes: readonly string[], missing = '') => {
  const beginnings = schemes.map((scheme) =>
    scheme === 'mailto' || scheme === 'tel' ? `${scheme}:` : `${scheme}://`,
  );
  const wrong = `must be an address that begins with ${beginnings.join(' or ')}`;
  return z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: ({ input }) => (input === undefined ? missing : wrong),
  });
};
const POSTGRES = ['postgres', 'postgresql'];
const NO_POSTGRES =
  'is missing; production needs a PostgreSQL and its address, as in postgres://user:password@host:5432/name';
/** A restore finds API and worker by the name of their connections, which the URL would replace. */
const postgresUrl = address(POSTGRES, NO_POSTGRES).refine(
  (value) => !/[?&]application_name=/.test(value),
  'must not set application_name',
);
/** `@` alone before the domain is a catch-all. With the token of an email, the part before the @ has at most 64 characters. */
const BOUNCE_ADDRESS = /^[a-z\d](?:[a-z\d._-]{0,13}[a-z\d])?@[a-z\d.-]+$|^@[a-z\d.-]+$/;
const httpUrl = address(['https', 'http']).transform(withoutTrailingSlashes);

function withoutTrailingSlashes(url: string): string {
  return url.endsWith('/') ? withoutTrailingSlashes(url.slice(0, -1)) : url;
}

/**
 * An address or a CIDR range, as Fastify accepts it. A trusted proxy chooses the address that the server believes, so a range that is wider
 * than the networks of proxies would let visitors choose. The widest are 10.0.0.0/8 and fc00::/7.
 */
function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const [widest, narrowest] = version === 4 ? [8, 32] : [widestIpv6(address), 128];
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) >= widest && Number(bits) <= narrowest;
}

function widestIpv6(address: string): number {
  const { hostname } = new URL(`http://[${address}]`);
  // The first 96 bits of IPv4 addresses, also as `::ffff:0:0`, are written so.
  if (hostname.startsWith('[::')) return 96 + 8;
  return /^\[f[cd]/.test(hostname) ? 7 : 24;
}

/** An origin as browsers send it in the header `Origin`, which is compared character by character. */
function isHttpOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** All variables of the server; `.env.example` explains them in this order. */
export const configSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl,
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  SUPERUSER_DATABASE_URL: postgresUrl.optional(),
  REDIS_URL: address(['redis', 'rediss']).optional(),
  JWT_SECRET: secret,
  LINK_SECRET: secret,
  VOTE_PEPPER: secret,
  OWNER_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  OWNER_PASSWORD: textOf(MIN_PASSWORD_LENGTH).optional(),
  AUTH_HIDE_ACCOUNTS: flag.default(false),
  SMTP_URL: address(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().optional(),
  BOUNCE_ADDRESS: z
    .string()
    .toLowerCase()
    .regex(BOUNCE_ADDRESS, 'must be an address with at most 15 characters before the @, or @ and a domain')
    .optional(),
  BOUNCE_MAILBOX_URL: address(['imap', 'imaps']).optional(),
  SES_TOPIC_ARN: z
    .string()
    .regex(/^arn:aws(?:-[a-z-]+)?:sns:[a-z\d-]+:\d{12}:[\w-]{1,256}$/, 'must be the ARN of an SNS topic')
    .optional(),
  SNS_BASE_URL: httpUrl.optional(),
  BREVO_WEBHOOK_SECRET: textOf(24).optional(),
  MAILGUN_SIGNING_KEY: textOf(24).optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  YOUTUBE_API_BASE_URL: httpUrl.default('https://www.googleapis.com/youtube/v3'),
  YOUTUBE_BASE_URL: httpUrl.default('https://www.youtube.com'),
  YOUTUBE_IMAGE_BASE_URL: httpUrl.default('https://i.ytimg.com'),
  TRUSTED_PROXIES: list
    .refine(
      (items) => items.every(isAddressRange),
      'must be addresses or CIDR ranges, /8 or narrower (IPv6: /24, private /7)',
    )
    .default([]),
  CORS_ORIGINS: list
    .refine(
      (items) => items.every(isHttpOrigin),
      'must be origins, e.g. https://fans.example.com, without a path',
    )
    .default([]),
  ADMIN_WEB_URL: httpUrl.optional(),
  API_DOCS: flag.default(true),
  SECURITY_CONTACT: address(['https', 'mailto', 'tel']).optional(),
  SECURITY_EXPIRES: z.iso.date({ error: 'must be a day, as in 2027-06-30' }).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: httpUrl.optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  RELEASES_URL: httpUrl.optional(),
  CAPTCHA_FIXED_ANSWER: z
    .string()
    .length(CAPTCHA_LENGTH, `must have ${CAPTCHA_LENGTH} characters`)
    .optional(),
  CLOCK_OFFSET: wholeNumber.default(0),
  SEED_DEMO: flag.optional(),
  DEMO_PHASE: oneOf(DEMO_PHASE_NAMES).optional(),
  LOG_LEVEL: logLevel,
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
});

type Variables = z.infer<typeof configSchema>;

/** The errors of the configuration, one line each, with the name of the variable. */
export class ConfigError extends Error {
  constructor(readonly errors: string[]) {
    super(`The configuration has ${errors.length === 1 ? 'an error' : 'errors'}:\n  ${errors.join('\n  ')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks all variables, and the files of secrets. Empty variables count as absent, because compose files pass them. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const files = withSecretFiles(env);
  const given = Object.fromEntries(
    Object.entries(files.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }));
    throw new ConfigError([
      ...files.errors,
      // A secret is missing because its file has a problem, which is said above.
      ...issues
        .filter(({ name }) => !given[`${name}_FILE`])
        .map(({ name, message }) => `${name}: ${message}`),
    ]);
  }
  const errors = [...files.errors, ...combinationErrors(parsed.data), ...productionErrors(parsed.data)];
  if (errors.length > 0) throw new ConfigError(errors);
  return toConfig(parsed.data);
}

function combinationErrors(v: Variables): string[] {
  return [...roleErrors(v), ...storageErrors(v, ''), ...storageErrors(v, 'BACKUP_'), ...bounceErrors(v)];
}

function roleErrors(v: Variables): string[] {
  if (v.SUPERUSER_DATABASE_URL === undefined || v.MIGRATION_DATABASE_URL !== undefined) return [];
  return ['MIGRATION_DATABASE_URL: is needed too when SUPERUSER_DATABASE_URL is set'];
}

function bounceErrors(v: Variables): string[] {
  if (v.BOUNCE_MAILBOX_URL === undefined || v.BOUNCE_ADDRESS !== undefined) return [];
  return ['BOUNCE_ADDRESS: is needed too when BOUNCE_MAILBOX_URL is set'];
}

function storageErrors(v: Variables, prefix: '' | 'BACKUP_'): string[] {
  const s3 = (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
    (name) => `${prefix}${name}` as const,
  );
  const given = s3.filter((name) => v[name] !== undefined);
  if (given.length === 0 || given.length === s3.length) return [];
  return s3
    .filter((name) => v[name] === undefined)
    .map((name) => `${name}: is needed too when ${given.join(' and ')} is set`);
}

function productionErrors(v: Variables): string[] {
  if (v.NODE_ENV !== 'production') return [];
  const errors: string[] = [];
  for (const name of ['JWT_SECRET', 'LINK_SECRET', 'VOTE_PEPPER'] as const) {
    if (isWeak(v[name]))
      errors.push(`${name}: is too weak for production; use e.g. \`openssl rand -hex 32\``);
  }
  if (v.JWT_SECRET === v.LINK_SECRET) errors.push('LINK_SECRET: must differ from JWT_SECRET');
  if ([v.JWT_SECRET, v.LINK_SECRET].includes(v.VOTE_PEPPER))
    errors.push('VOTE_PEPPER: must differ from the other secrets');
  if (v.CAPTCHA_FIXED_ANSWER !== undefined)
    errors.push('CAPTCHA_FIXED_ANSWER: is for tests and rejected in production');
  if (v.SNS_BASE_URL !== undefined) errors.push('SNS_BASE_URL: is for tests and rejected in production');
  if (v.CLOCK_OFFSET !== 0) errors.push('CLOCK_OFFSET: is for tests and rejected in production');
  if (v.DEMO_PHASE !== undefined) errors.push('DEMO_PHASE: is for a demo and rejected in production');
  if (v.OWNER_EMAIL?.endsWith('.example'))
    errors.push("OWNER_EMAIL: must be the owner's real address in production");
  if (v.OWNER_EMAIL === undefined && v.OWNER_PASSWORD !== undefined)
    errors.push('OWNER_EMAIL: is needed too when OWNER_PASSWORD is set');
  if (
    v.OWNER_PASSWORD !== undefined &&
    (v.OWNER_PASSWORD.length < 12 || isWeak(v.OWNER_PASSWORD.repeat(3)))
  ) {
    errors.push('OWNER_PASSWORD: must have at least 12 varied characters in production');
  }
  if (v.PUBLIC_URL === undefined) errors.push('PUBLIC_URL: is needed in production, for the links in emails');
  else if (!isHttpsOrLocal(v.PUBLIC_URL))
    errors.push('PUBLIC_URL: must begin with https:// in production, except for localhost');
  return errors;
}

function isHttpsOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Finds placeholders and keyboard sequences that are long but guessable. */
function isWeak(secret: string): boolean {
  return new Set(secret).size < 8 || /change.?me|secret.?secret|password|example|1234567/i.test(secret);
}

/** Where S3 stores files. Without an endpoint it is that of Amazon. */
export interface Bucket {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

function toBucket(v: Variables, prefix: '' | 'BACKUP_'): Bucket | null {
  const bucket = v[`${prefix}S3_BUCKET`];
  const accessKeyId = v[`${prefix}S3_ACCESS_KEY_ID`];
  const secretAccessKey = v[`${prefix}S3_SECRET_ACCESS_KEY`];
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = v[`${prefix}S3_ENDPOINT`];
  return {
    ...(endpoint && { endpoint }),
    region: v[`${prefix}S3_REGION`],
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}

function toConfig(v: Variables) {
  return {
    production: v.NODE_ENV === 'production',
    host: v.HOST,
    port: v.PORT,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    dataDir: resolve(v.DATA_DIR),
    /** Logs in with the role that serves. */
    databaseUrl: v.DATABASE_URL,
    /** Logs in with the role that owns the tables; null if one role does both. */
    migrationDatabaseUrl: v.MIGRATION_DATABASE_URL ?? null,
    /** Only the command `migrate` uses it. */
    superuserDatabaseUrl: v.SUPERUSER_DATABASE_URL ?? null,
    redisUrl: v.REDIS_URL ?? null,
    jwtSecret: v.JWT_SECRET,
    linkSecret: v.LINK_SECRET,
    /** Nobody who has voted is recognized with another one. */
    votePepper: v.VOTE_PEPPER,
    /** Lower case, as addresses are stored. Null if the set-up in the browser asks for it. */
    // In production, the check above asks for both.
    ownerEmail:
      v.OWNER_EMAIL?.toLowerCase() ?? (v.OWNER_PASSWORD === undefined ? null : 'owner@paattu.example'),
    ownerPassword: v.OWNER_PASSWORD ?? null,
    hideAccounts: v.AUTH_HIDE_ACCOUNTS,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM ?? null,
    bounces: {
      /** The envelope sender, into which the token of each email is put; null for the address of `mailFrom`. */
      address: v.BOUNCE_ADDRESS ?? null,
      mailboxUrl: v.BOUNCE_MAILBOX_URL ?? null,
      sesTopicArn: v.SES_TOPIC_ARN ?? null,
      /** In place of the hosts of Amazon; null except in tests. */
      snsBaseUrl: v.SNS_BASE_URL ?? null,
      brevoSecret: v.BREVO_WEBHOOK_SECRET ?? null,
      mailgunKey: v.MAILGUN_SIGNING_KEY ?? null,
    },
    // The name of the sender, without the address.
    artistName: nameOf(v.MAIL_FROM) || 'Paattu',
    youtube: {
      apiKey: v.YOUTUBE_API_KEY ?? null,
      baseUrl: v.YOUTUBE_API_BASE_URL,
      siteUrl: v.YOUTUBE_BASE_URL,
      imageUrl: v.YOUTUBE_IMAGE_BASE_URL,
    },
    trustedProxies: v.TRUSTED_PROXIES,
    corsOrigins: v.CORS_ORIGINS,
    /** The address of the console's remote; null when this server serves it. */
    adminWebUrl: v.ADMIN_WEB_URL ?? null,
    apiDocs: v.API_DOCS,
    /** For `security.txt`; null for the contact form, and for a day that moves. */
    security: {
      contact: v.SECURITY_CONTACT ?? null,
      expires: v.SECURITY_EXPIRES === undefined ? null : new Date(v.SECURITY_EXPIRES),
    },
    s3: toBucket(v, ''),
    backups: { folder: resolve(v.BACKUP_DIR ?? join(v.DATA_DIR, 'backups')), s3: toBucket(v, 'BACKUP_') },
    /** Names the newest release; without it nothing looks for one. */
    releasesUrl: v.RELEASES_URL ?? null,
    captchaFixedAnswer: v.CAPTCHA_FIXED_ANSWER ?? null,
    clockOffsetSeconds: v.CLOCK_OFFSET,
    seedDemo: v.SEED_DEMO ?? v.NODE_ENV !== 'production',
    /** The demo also has a contest that runs, in this phase; null for that of 2025 alone. */
    demoPhase: v.DEMO_PHASE ?? null,
    logLevel: v.LOG_LEVEL,
    /** Without a port there are no metrics. */
    metrics: {
      host: v.METRICS_HOST,
      ports: { api: v.METRICS_PORT ?? null, worker: v.WORKER_METRICS_PORT ?? null },
    },
  };
}

/** Empty if the sender has none. */
function nameOf(mailFrom = ''): string {
  const [, name = ''] = /^(.*)<[^<>]*>$/.exec(mailFrom) ?? [];
  return name.replaceAll('"', '').trim();
}

export type Config = Readonly<ReturnType<typeof toConfig>>;
