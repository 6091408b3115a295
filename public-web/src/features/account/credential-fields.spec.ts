import { account } from '../../translations/en/account';
import { fieldProps } from './credential-fields';

const COMMON = 'At least 6 characters';
const STAFF = 'At least 12 characters';
const NOTE = 'The owner and moderators need at least 12.';

test.each([
  { mode: 'signup', isStaff: false, hints: [COMMON] },
  { mode: 'reset-password', isStaff: false, hints: [COMMON, NOTE] },
  { mode: 'reset-password', isStaff: true, hints: [STAFF] },
  { mode: 'change-password', isStaff: false, hints: [COMMON] },
  { mode: 'change-password', isStaff: true, hints: [STAFF] },
  { mode: 'login', isStaff: false, hints: [] },
] as const)('in mode $mode (staff: $isStaff), the field says $hints', ({ mode, isStaff, hints }) => {
  const { hint = '' } = fieldProps(mode, 'password', account.fields, isStaff);
  expect([COMMON, STAFF, NOTE].filter((part) => hint.includes(part))).toEqual(hints);
});
