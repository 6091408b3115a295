import { InsideAddressError } from '../../common/http/public-address.js';
import { SLOWEST, TooSlowError } from './progress-timeout.js';
import { bucketProblemOf, toBucketError } from './bucket-error.js';

const named = (name: string, more: object = {}) => Object.assign(new Error('no'), { name, ...more });
const coded = (code: string) => Object.assign(new Error('no'), { code });
const answered = (httpStatusCode: number) => named('UnknownError', { $metadata: { httpStatusCode } });

test.each([
  ['a wrong secret', named('SignatureDoesNotMatch'), 'key'],
  ['a wrong key', named('InvalidAccessKeyId'), 'key'],
  ['a bucket that is not there', named('NoSuchBucket'), 'missing'],
  ['a missing right', named('AccessDenied'), 'rights'],
  ['a refusal without words, as of a HEAD', answered(403), 'rights'],
  ['another region', named('AuthorizationHeaderMalformed'), 'region'],
  ['a wrong clock', named('RequestTimeTooSkewed'), 'clock'],
  ['a quota', named('QuotaExceeded'), 'full'],
  ['a full disk of the store', answered(507), 'full'],
  ['a busy store', answered(503), 'busy'],
  ['a name that nobody has', coded('ENOTFOUND'), 'name'],
  ['an address inside', new InsideAddressError('nas.local'), 'inside'],
  ['a closed port', coded('ECONNREFUSED'), 'silent'],
  ['a certificate of another name', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
  ['a certificate that has expired', coded('CERT_HAS_EXPIRED'), 'tls'],
  ['a server without TLS', coded('EPROTO'), 'tls'],
  ['a store that hangs', named('TimeoutError'), 'busy'],
  ['a connection that breaks', named('TimeoutError', { code: 'ECONNRESET' }), 'silent'],
  ['a store that sends a byte at a time', new TooSlowError(SLOWEST), 'slow'],
  ['an error that a library wraps', new Error('put', { cause: named('NoSuchBucket') }), 'missing'],
  ['attempts at several addresses', new AggregateError([coded('ECONNREFUSED')]), 'silent'],
  ['a web page', answered(200), 'other'],
])('reads %s', (_, error, problem) => {
  expect(bucketProblemOf(error)).toBe(problem);
});

test('has the words of the store without line breaks, and says whether it answered', () => {
  const error = toBucketError(Object.assign(named('AccessDenied'), { message: 'no\nway' }), 'asha-backups');
  expect([error.message, error.isUnreachable]).toEqual([
    'The bucket asha-backups: AccessDenied: no way',
    false,
  ]);
  expect(error.code).toBe('AccessDenied');
  expect(toBucketError(coded('ENOTFOUND'), 'asha-backups').isUnreachable).toBe(true);
  expect(toBucketError(new Error('what was written is not there'), 'asha-backups').code).toBe('');
});
