import { type Config, loadConfig } from '../src/config/config.js';

/** The configuration of a test's server, on the database that `env` names. */
export function testConfig(env: Record<string, string>): Config {
  return loadConfig({
    NODE_ENV: 'test',
    JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
    LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
    CAPTCHA_FIXED_ANSWER: 'ABC234',
    SEED_DEMO: 'false',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...env,
  });
}
