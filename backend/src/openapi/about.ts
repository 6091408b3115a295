import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { API_TOKEN, BEARER, ENTRY_COOKIE, JURY_COOKIE, REFRESH_COOKIE } from '../common/openapi/security.js';

const TAGS = {
  songs: 'The song library: playing, lyrics, downloads, song votes and favorites.',
  contest: 'The cover-song contest: its dates, its approved entries and the submission of entries.',
  results: 'Results of contests, with the files that anybody can verify them with.',
  voting: 'Votes for the entries of the current contest.',
  'my entry': 'What an entrant sees of the entry and does with it, by the link in an email.',
  jury: 'The jury room: what a judge sees of the entries to mark and does with them, by the link in an email.',
  auth: 'Accounts and sessions.',
  contact: 'The contact form.',
  'opt-outs': 'Opting out of emails.',
  webhooks: 'For the relays that send the emails: what they report about them.',
  texts: 'The texts of the site that the owner changes.',
  console: "The parts of the owner's console.",
  'owner: songs': 'The library, for the owner.',
  'owner: entries': 'Moderation of the contest, for the owner and moderators.',
  'owner: contests': 'Contests and their dates.',
  'owner: texts': 'The texts of the site: draft, preview and publication.',
  'owner: messages': 'Contact messages, for the owner and moderators.',
  'owner: emails': 'Emails and their delivery.',
  'owner: votes': 'Suspicious votes, and what is done about them.',
  'owner: jury': 'Judges, rounds and marks.',
  'owner: results': 'What a result needs, its proposal, certification and corrections.',
  'owner: prize': 'Offers of the prize.',
  'owner: moderators': 'The people who help with entries and messages.',
  'owner: tokens': 'Tokens with which programs use this API for the owner.',
  'owner: audit log': 'Acts in the console.',
  'owner: opt-outs': 'Email addresses that opted out.',
  'owner: analytics': 'Statistics of songs and entries.',
  'owner: data': 'How long personal data is kept, and legal holds.',
  'owner: care': 'Backups, and the release that runs.',
  'owner: settings': 'The settings, and the state of the dependencies.',
  'set-up': 'The first start of a site without an owner.',
  operation: 'For the operator.',
};

/** The general part of the API document. */
export function about(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setTitle('Paattu API')
    .setDescription(
      [
        'Songs, the cover-song contest and accounts of a singer-songwriter.',
        'Errors have one body: a `code` for programs, a `message` for people and `details` for the invalid fields.',
        'Programs read this document as [JSON](/api/openapi.json) or [YAML](/api/openapi.yaml). A generator makes a client from it, such as `npx openapi-typescript <site>/api/openapi.json -o paattu.d.ts` for TypeScript, or OpenAPI Generator for other languages.',
        '**Lists.** Public lists take `limit` and `offset`. Lists of the console take `sort`, `range` and `filter`, each a JSON text that is encoded for the address: `/api/admin/songs?range=%5B0%2C24%5D` is `range=[0,24]`. The header `Content-Range: songs 0-24/319` names the rows and the number of all; `songs */319` is an empty page. An unknown query parameter, sort field or filter is a 400 with the code `VALIDATION_FAILED`.',
        '**Tokens.** A program that acts for the owner sends a token, which the owner makes in the console under Tokens: `Authorization: Bearer paattu_…`. Each token has scopes. A route that one opens says so in its description; every other route of users and staff rejects tokens with a 403 and the code `TOKEN_NOT_ALLOWED`.',
        'To try out a route that needs an account, log in (`POST /api/auth/login`) and paste the `accessToken` of the response into *Authorize*.',
      ].join('\n\n'),
    )
    .setVersion('1')
    .addServer('/')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a session.' },
      BEARER,
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'paattu_…',
        description:
          'The token of a program, which the owner makes in the console under Tokens. Opens the routes that name one of its scopes; public routes ignore it.',
      },
      API_TOKEN,
    )
    .addCookieAuth(
      'paattu_refresh',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'Set by the log-in and sent by browsers. Over HTTPS its name begins with `__Host-`.',
      },
      REFRESH_COOKIE,
    )
    .addCookieAuth(
      'paattu_entries',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Set by `POST /api/my-entry/session` and sent by browsers. Over HTTPS its name begins with `__Host-`.',
      },
      ENTRY_COOKIE,
    )
    .addCookieAuth(
      'paattu_jury',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Set by `POST /api/jury/session` and sent by browsers. Over HTTPS its name begins with `__Secure-`.',
      },
      JURY_COOKIE,
    );
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const { info, ...rest } = builder.build();
  const { title, description, version } = info;
  return {
    ...rest,
    info: { title, description: description ?? '', version, license: { name: 'All rights reserved' } },
  };
}
