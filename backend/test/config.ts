import { type Config, ConfigError, loadConfig } from '../src/config/config.js';

/** For `CLOCK_OFFSET`: the clock begins a full hour, so that none ends during the test. */
export function fromFullHour(): string {
  return String(3_600 - (Math.floor(Date.now() / 1_000) % 3_600));
}

/** The configuration of a test's server, on the database that `env` names. */
export function testConfig(env: Record<string, string>): Config {
  return loadConfig({
    NODE_ENV: 'test',
    JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
    LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
    VOTE_PEPPER: 'tests-only-vote-pepper-0123456789abcd',
    CAPTCHA_FIXED_ANSWER: 'ABC234',
    SEED_DEMO: 'false',
    ...(env['NODE_ENV'] !== 'production' && { OWNER_EMAIL: 'owner@paattu.example' }),
    // Nothing listens there: a test whose YouTube answers has a stand-in.
    YOUTUBE_BASE_URL: 'http://127.0.0.1:9',
    YOUTUBE_IMAGE_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...env,
  });
}

/** What a start with these variables reports. */
export function errorsOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}
