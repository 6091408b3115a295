import { PreviewTokens } from './preview-tokens.js';

const previews = new PreviewTokens({ linkSecret: 'secret' });

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }));

afterEach(() => jest.useRealTimers());

test('a token works for an hour', () => {
  const { token, expiresAt } = previews.create();
  expect(expiresAt).toEqual(new Date('2026-01-01T13:00:00Z'));
  expect(previews.isValid(token)).toBe(true);
  jest.setSystemTime(expiresAt.getTime() - 1);
  expect(previews.isValid(token)).toBe(true);
  jest.setSystemTime(expiresAt);
  expect(previews.isValid(token)).toBe(false);
});

test('a token of another secret, with another time or without a signature is rejected', () => {
  const { token } = previews.create();
  const later = String(Number(token.slice(0, 13)) + 1);
  const other = new PreviewTokens({ linkSecret: 'other' }).create().token;
  for (const wrong of [later + token.slice(13), other, token.slice(0, 14), '', undefined])
    expect(previews.isValid(wrong)).toBe(false);
});
