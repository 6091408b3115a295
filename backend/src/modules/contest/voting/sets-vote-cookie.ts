/** For the API document. */
export const SETS_VOTE_COOKIE = {
  'Set-Cookie': {
    description: 'The token by which this browser moves the vote. Same-site, and not readable by scripts.',
    schema: { type: 'string', example: 'paattu_vote=vJ0…; Path=/; HttpOnly; SameSite=Strict' },
  },
} as const;
