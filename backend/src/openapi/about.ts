import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { BEARER, REFRESH_COOKIE } from '../common/openapi/security.js';

const TAGS = {
  songs: 'The song library: listening, reading along, downloading, voting and marking favourites.',
  contest: 'The cover-song contest: its dates, the entries that are approved, and how to enter.',
  auth: 'Accounts and sessions.',
  contact: 'The contact form.',
  'opt-outs': 'The end of mails to an address.',
  console: "What makes up the owner's console.",
  'owner: songs': 'The library, for the owner.',
  'owner: entries': 'Moderation of the contest.',
  'owner: contests': 'Contests and their dates.',
  'owner: messages': 'What came in by the contact form.',
  'owner: emails': 'Mails and what became of them.',
  'owner: opt-outs': 'Addresses that get no mails.',
  'owner: analytics': 'Numbers about songs and entries.',
  'owner: settings': 'What is configured, and whether it works.',
  operation: 'For those who run the server.',
};

/** What the document says of the API as a whole. */
export function about(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setTitle('Paattu API')
    .setDescription(
      [
        'Songs, the cover-song contest and accounts of a singer-songwriter.',
        'Errors have one body: a `code` for programs, a `message` for people and `details` for the fields at fault.',
        'To try out what needs an account, log in (`POST /api/auth/login`) and put the `accessToken` of the answer into *Authorize*.',
      ].join('\n\n'),
    )
    .setVersion('1')
    .addServer('/')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a session.' },
      BEARER,
    )
    .addCookieAuth(
      'paattu_refresh',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Set by the log-in; browsers send it by themselves. Over HTTPS its name begins with `__Host-`.',
      },
      REFRESH_COOKIE,
    );
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const { info, ...rest } = builder.build();
  const { title, description, version } = info;
  return {
    ...rest,
    info: { title, description: description ?? '', version, license: { name: 'All rights reserved' } },
  };
}
