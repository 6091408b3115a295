/**
 * Every error code with its status, its default message and, where a retry makes sense, the seconds to wait. The
 * API document describes errors from this catalogue. A throw site may replace the message; this one is then an example.
 */
export const ERRORS = {
  BAD_REQUEST: [400, 'The request could not be understood.'],
  VALIDATION_FAILED: [400, 'The request is not valid.'],
  UNAUTHENTICATED: [401, 'Please sign in.'],
  FORBIDDEN: [403, 'You are not allowed to do this.'],
  SITE_NOT_PUBLIC: [403, 'This site is not public yet.'],
  NOT_FOUND: [404, 'Not found.'],
  REQUEST_TIMEOUT: [408, 'The request arrived too slowly. Please try again.'],
  CHANGED_MEANWHILE: [412, 'Somebody else has changed this meanwhile.'],
  FILE_TOO_LARGE: [413, 'The request is too large.'],
  IMAGE_TOO_DETAILED: [413, 'Please upload an image of at most 40 megapixels'],
  IMAGE_TOO_COMPLEX: [413, 'This image takes too much memory to open. Please upload a smaller one'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This content type is not accepted here.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please try again later.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, 'The service is not available right now. Please try again shortly.', 2],
  RESTORING: [503, 'The site is being restored from a backup. It is back in about five minutes.', 30],
  INSUFFICIENT_STORAGE: [507, 'There is no room to store this file right now. Please try again later.'],

  // Accounts
  INVALID_EMAIL: [400, 'Please enter a valid email address'],
  MISSING_PASSWORD: [400, 'Please enter your password'],
  MISSING_NAME: [400, 'Please enter your full name'],
  PASSWORD_TOO_SHORT: [400, 'Password must be at least 6 characters long'],
  WEAK_PASSWORD: [400, 'Password is too weak'],
  STAFF_PASSWORD_TOO_SHORT: [400, 'The owner and moderators need a password of at least 12 characters'],
  STAFF_PASSWORD_WEAK: [
    400,
    'This password is easy to guess: it was stolen elsewhere, or is made of the words of this site or of your name and address. Please choose another one',
  ],
  STAFF_PASSWORD_NEEDED: [
    409,
    'A moderator needs a password of at least 12 characters that is not easy to guess. Please choose a new one first.',
  ],
  INVALID_TOKEN: [400, 'This link is invalid or has expired.'],
  USER_NOT_FOUND: [401, 'No account found with this email address'],
  WRONG_PASSWORD: [401, 'Incorrect password'],
  INVALID_CREDENTIAL: [401, 'Incorrect email address or password'],
  NO_SESSION: [401, 'Please sign in.'],
  USER_DISABLED: [403, 'This account has been disabled'],
  EMAIL_ALREADY_IN_USE: [409, 'An account with this email already exists'],
  OWNER_NEEDS_NO_INVITATION: [400, 'This is your own address. You need no invitation.'],
  INVITED_ALREADY: [409, 'This address is invited already.'],
  EMAILS_NOT_SENT: [409, 'Emails are not sent yet: no mail server is set.'],
  SETUP_CODE_WRONG: [400, 'This is not the code. It is in the log of the server, and looks like 7KQ4-M2XD.'],
  SETUP_CODE_EXPIRED: [
    400,
    'This code is older than thirty minutes. A new one is in the log of the server now: please type that.',
  ],
  SETUP_DONE: [409, 'This site is set up already. Please sign in.'],
  EXAMPLE_LEFT: [409, 'The songs and the contest are an example. Take it away, then make the site public.'],
  EXAMPLE_NEEDS_EMPTY_SITE: [
    409,
    'Only a site that is not public, and that has no songs, no entries and no contest ahead or of the last three weeks, can begin with the example.',
  ],
  EXAMPLE_BUSY: [
    409,
    'The example is being added or taken away. Please wait some seconds, then take it away.',
  ],
  EXAMPLE_VIDEO: [409, 'This entry belongs to the example. Its video is invented, so YouTube is not asked.'],
  EXAMPLE_CONTEST: [
    409,
    'This contest is an example: it takes no votes and no jury, and has no result. It goes with the whole example.',
  ],
  CONTEST_RUNS: [409, 'A contest is published. The site stays public until its result is final.'],
  RESTORE_UNDER_WAY: [409, 'A restore is under way already.'],
  MISSING_BACKUP: [400, 'Please choose the ZIP of a backup.'],
  BACKUP_UNREADABLE: [422, 'This file is no backup of a Paattu site, or was cut off on its way.'],
  BACKUP_KNOWN: [409, 'This backup is in the list already.'],
  BACKUP_ARRIVING: [409, 'Another backup is being uploaded. Please wait until it is complete.'],
  BACKUP_ELSEWHERE: [
    409,
    'This backup is in a bucket that the site does not use any more. Set that bucket again, or choose another backup.',
  ],
  BACKUP_GONE: [409, 'The files of this backup are no longer where the site put them.'],
  BACKUP_PLACE_REFUSED: [409, 'The bucket refuses: its key may have been revoked, or the bucket deleted.'],
  BACKUP_PLACE_SILENT: [503, 'The bucket does not answer right now. Please try again shortly.', 30],
  BUCKET_KEY_REFUSED: [
    422,
    'The store does not know this key, or the secret belongs to another one. Please copy both again.',
  ],
  BUCKET_MISSING: [
    422,
    'The store has no bucket with this name. Please create it there, or compare the name and the address of the store.',
  ],
  BUCKET_RIGHTS_MISSING: [
    422,
    'The key may not do all that is needed in this bucket. Please let it list, read, write and delete there.',
  ],
  BUCKET_REGION_WRONG: [422, 'The bucket is in another region. Please look it up where the bucket was made.'],
  BUCKET_CLOCK_WRONG: [
    422,
    'The clock of this server differs from that of the store. Please ask whoever keeps the server to set it.',
  ],
  BUCKET_FULL: [422, 'The bucket has no room left. Please make room there.'],
  BUCKET_NAME_UNKNOWN: [422, 'No server has this address. Please compare it with that of your store.'],
  BUCKET_INSIDE: [
    422,
    'This address is inside of the network of the server. Whoever keeps the server can set it, with BACKUP_S3_ENDPOINT.',
  ],
  BUCKET_SILENT: [422, 'The store did not answer. Please compare the address with that of your store.'],
  BUCKET_TLS_FAILED: [
    422,
    'The certificate of the store is not valid for this address. Please compare the address with that of your store.',
  ],
  BUCKET_BUSY: [422, 'The store took too long to answer. Please try again later.'],
  BUCKET_SLOW: [
    422,
    'The store sends or takes fewer than 8 KB a second. Please look at the connection of the server, or choose another store.',
  ],
  BUCKET_REFUSED: [422, 'What answered at this address is no store, or refuses to keep files.'],
  MISSING_BUCKET_SECRET: [400, 'Please enter the secret of this key.'],
  SETTING_FIXED: [
    409,
    'This is set on the server, so it cannot be changed here. Please ask the person who keeps the server.',
  ],
  MAIL_SERVER_UNREACHABLE: [
    422,
    'The mail server did not answer. Please compare its name and port with those of your email provider.',
  ],
  MAIL_SERVER_INSIDE: [
    422,
    'This mail server is inside of the network of the server. Whoever keeps the server can set it, with SMTP_URL.',
  ],
  MAIL_LOG_IN_REFUSED: [422, 'The mail server did not accept the user name and the password.'],
  MAIL_REFUSED: [422, 'The mail server did not accept the test email.'],
  TOKEN_INVALID: [401, 'This token does not exist, has expired or was revoked.'],
  TOKEN_NOT_ALLOWED: [403, 'No token may do this. Please sign in to do it.'],
  PASSKEY_REFUSED: [
    401,
    'This passkey was not accepted, or it took longer than five minutes. Please try again, or use your password.',
  ],
  IDENTITY_CHECK_NEEDED: [403, 'Please show that it is you, and try again.'],
  PASSWORD_NOT_ENOUGH: [
    409,
    'The password is not enough for your account. Please use your passkey or a code.',
  ],
  SECOND_STEP_NEEDED: [
    401,
    'Please enter the code of your app or a recovery code as well, or sign in with your passkey.',
  ],
  MISSING_CODE: [400, 'Please enter a code'],
  WRONG_CODE: [401, 'This code is not right, or was used already. Please enter the newest one.'],
  CODE_APP_KNOWN: [409, 'An app for codes is set up already. Please remove it first.'],
  FACTOR_NEEDED: [403, 'Please add a passkey or an app for codes first, under Your account.'],
  NO_FACTOR: [409, 'Please add a passkey or an app for codes first.'],
  PASSKEY_KNOWN: [409, 'This passkey has been added already.'],
  TOO_MANY_PASSKEYS: [409, 'You have ten passkeys. Please remove one first.'],
  TOO_MANY_TOKENS: [409, 'Twenty tokens are active. Please revoke one first.'],
  INVITED_TOO_OFTEN: [429, 'This address has been sent five invitations today. Please try again tomorrow.'],
  TOO_MANY_INVITATIONS: [409, 'Twenty invitations are open. Please revoke one first, or wait.'],
  INVITATION_SETTLED: [409, 'This invitation has been accepted or revoked.'],
  INVITATION_OF_ANOTHER: [403, 'This invitation is for another address.'],

  // Songs
  MISSING_INFORMATION: [400, 'Please fill in all required fields'],
  MISSING_AUDIO_FILE: [400, 'Please select an audio file'],
  INVALID_FILE_TYPE: [400, 'Please upload only PNG, JPG, or JPEG images'],
  VOTE_ALREADY_CAST: [409, 'You have already upvoted this song. Remove your current vote first.'],

  // Contest
  INVALID_NAME: [400, 'Please enter your name in one line of at most 200 characters'],
  MISSING_EMAIL: [400, 'Please enter your email address'],
  INVALID_YOUTUBE_URL: [400, 'Please enter a valid YouTube link'],
  VIDEO_UNAVAILABLE: [
    400,
    'YouTube does not show this video: it is private or deleted, or the link is wrong. Please make it public, or enter another one',
  ],
  VIDEO_NOT_EMBEDDABLE: [
    400,
    'This video cannot be shown on this site. Please check on YouTube that it is not private, and that it may be embedded',
  ],
  VIDEO_LIVE: [400, 'Please enter a video that is no live stream or premiere'],
  MISSING_IMAGE: [400, 'Please upload a verification photo as shown in the sample'],
  CAPTCHA_INCORRECT: [400, 'Please solve the CAPTCHA to continue'],
  RULES_NOT_ACCEPTED: [400, 'Please accept the rules to enter'],
  PUBLICATION_NOT_ACCEPTED: [400, 'Please agree that your name, video and photo may be shown'],
  AI_USE_MISSING: [400, 'Please say what artificial intelligence made of what you hear in the video'],
  AI_VOICE_NOT_ALLOWED: [
    400,
    'A person must sing in this contest. You can enter a video in which artificial intelligence made the backing track alone',
  ],
  AI_NOT_ALLOWED: [
    400,
    'Nothing that you hear in the video may be made by artificial intelligence in this contest. Please enter another video',
  ],
  CAPTCHA_EXPIRED: [410, 'This CAPTCHA can no longer be solved. Please solve a new one.'],
  CONTEST_CLOSED: [409, 'Entries are not being accepted at the moment.'],
  CONTEST_CHANGED: [
    409,
    'Another contest has begun meanwhile. Please send the entry again to enter that one.',
  ],
  RULES_CHANGED: [409, 'Version 2 of the rules is valid now. Please read it and send the entry again.'],
  DATES_NOT_IN_ORDER: [400, 'The dates are not in order.'],
  CONTESTS_OVERLAP: [409, 'Another contest runs between these dates.'],
  PUBLIC_SITE_NEEDED: [
    409,
    'Visitors do not see the site, so nobody could enter or vote. Make the site public, then publish the contest.',
  ],
  CONTEST_PUBLISHED: [
    409,
    'A published contest stays, unless it is over and never had an entry, a vote, a judge or a result.',
  ],
  CONTEST_OVER: [400, 'Submissions of this contest would have closed already.'],
  INSTANT_PASSED: [409, 'This date has passed and cannot be changed.'],
  EXTENSION_UNEXPLAINED: [400, 'Please write why the date moves. Visitors read it.'],
  RULES_REQUIRED: [409, 'A contest needs rules.'],
  RULES_WAIT: [409, 'The rules of a draft are published with the contest.'],
  RULES_FINAL: [409, 'The result of this contest is confirmed. Its rules stay, and so does what they name.'],
  RULES_DIFFER: [400, 'The rules need sections, the same number in English and in Malayalam.'],
  RULES_CHANGE_UNEXPLAINED: [400, 'Please write what changes in the rules. Visitors and entrants read it.'],
  UNKNOWN_PLACEHOLDER: [400, 'The rules name something that is not known.'],
  EMPTY_PLACEHOLDER: [400, 'The rules name something that the contest does not have.'],
  EMAIL_TEXTS_FIXED: [
    409,
    'The texts of emails to voters and judges are fixed from the opening of voting, or of the first round of the jury, until the result is certified.',
  ],
  EMAIL_TEXT_INVALID: [400, 'This text cannot be saved as it is.'],
  RESULT_NOT_DUE: [409, 'The result can be confirmed once voting has closed.'],
  RESULT_BLOCKED: [409, 'Something keeps the result from being proposed.'],
  NOTHING_TO_WAIVE: [409, 'This is settled. Nothing needs to be waived.'],
  BLOCKER_STAYS: [400, 'This cannot be waived.'],
  RESULT_PROPOSED: [409, 'A result is proposed already. Certify it, or drop it.'],
  NO_PROPOSAL: [409, 'No result is proposed.'],
  RESULT_CHANGED: [409, 'This is not the result that is proposed now. Drop it, and propose it again.'],
  RESULT_FINAL: [409, 'The result is final. Nothing corrects it any more.'],
  RESULT_NOT_ANNOUNCED: [409, 'The result is not announced yet.'],
  RESULT_NEEDED: [409, 'This contest has votes or a jury. Propose its result, and certify it.'],
  TITLE_DIFFERS: [400, 'Please type the title of the contest.'],
  ENTRY_LINK_NEEDED: [401, 'Please open the link in an email about your entry.'],
  DUPLICATE_VIDEO: [409, 'This video has already been entered in the contest.'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This key was sent with another entry.'],
  ANSWER_SENT: [409, 'This answer has been sent already, with another text.'],
  INVALID_TRANSITION: [
    409,
    'The entry is approved now. Only entries that are pending or rejected can be approved.',
  ],
  OTHER_EMAIL: [400, 'This is not the address that you entered the contest with.'],
  NOT_IN_CONTEST: [409, 'This entry is not in the contest.'],
  CHANGES_CLOSED: [409, 'Entries of this contest can no longer be changed.'],
  REVISION_DECIDED: [409, 'This change has been decided, replaced or taken back meanwhile.'],
  NO_REVISION: [409, 'No change of this entry is waiting.'],
  NOT_WITHDRAWN: [409, 'This entry is not withdrawn.'],
  UNDO_EXPIRED: [409, 'A withdrawal can be taken back for 24 hours. You can enter the contest again.'],
  CORRECTION_CLOSED: [
    409,
    'The address can no longer be corrected here. If you got our email, you can change it on the page of your entry. Otherwise please write to us with the contact form.',
  ],
  ADDRESS_NOT_PROVED: [
    409,
    'This needs a link that was opened from an email at the address of this entry. Please ask for a new one, and open it from that email. If no email comes, write to us.',
  ],
  EMAILS_BRING_LINKS: [
    409,
    'This site has a mail server, so emails bring the links to entries: entrants ask for a new one on the page “Your Entry”.',
  ],
  ADDRESS_EMAILS_SENT: [
    429,
    'Several emails about new addresses were sent today. Please try again tomorrow.',
  ],
  TOO_MANY_CHANGES: [429, 'You have changed this entry ten times today. Please try again tomorrow.'],
  DATA_BEING_SENT: [429, 'A download of this data is under way. Please wait until it has ended.'],
  ERASURE_EMAILS_SENT: [
    429,
    'We have sent you several emails about this today. Please open the last one, or try again tomorrow.',
  ],
  MESSAGE_TOO_LONG: [400, 'Please write at most 2,000 characters'],
  MESSAGE_SENT: [409, 'This message has been sent already, with another text.'],
  TOO_MANY_MESSAGES: [
    429,
    'You have sent ten messages about this entry within 24 hours. Please write again later.',
  ],
  ENTRY_CHANGED: [409, 'This entry has been changed: it is approved now.'],
  DISAPPROVAL_IS_OWNERS: [
    403,
    'Only the artist takes this entry out of the contest: voting has opened, or the prize was offered to it. Please write to the artist.',
  ],
  APPROVAL_IS_OWNERS: [
    403,
    'Only the artist approves this entry: the artist took it out of the contest after voting had opened, or the prize was offered to it. Please write to the artist.',
  ],
  TOO_MANY_DELETIONS: [429, 'Ten entries have been deleted within 24 hours. Please delete others later.'],
  TOO_MANY_NOTES: [409, 'This entry has a hundred notes. Please delete one first.'],
  PROOF_ASKED: [409, 'This entrant is asked for proof already, or has proved it.'],
  TOO_MANY_PROOFS: [
    429,
    'This entrant has been asked for proof three times within 24 hours. Please ask again later.',
  ],
  NO_PROOF_ASKED: [409, 'No proof is asked for this entry.'],
  VOTING_CLOSED: [409, 'Voting is not open.'],
  VOTES_FINAL: [409, 'The result is certified. The votes stay as they are.'],
  NO_SUCH_VOTES: [409, 'None of these votes can be changed this way any more.'],
  UNDONE_ALREADY: [409, 'This has been undone already.'],
  TALLIES_SEALED: [
    409,
    'The votes of each entry stay hidden until the result is certified. An opening shows them for an hour.',
  ],
  INVALID_DOMAIN: [400, 'Please enter a domain name: what follows the @ in an email address.'],
  EVERYDAY_DOMAIN: [400, 'Many people have their everyday address at this domain.'],
  ACADEMIC_DOMAIN: [
    400,
    'People who study or work there have their address at this domain. You can set aside single votes of it, with a reason.',
  ],
  SHARED_ENDING: [400, 'Many domains end like this. Please enter the whole domain of the service.'],
  TOO_MANY_DOMAINS: [409, 'The list has 1,000 domains. Please remove one first.'],
  VOTE_LINK_EXPIRED: [410, 'This link has expired. Please vote again to get a new one.'],
  ADDRESS_DISPOSABLE: [
    400,
    'Please use your everyday email address: this one belongs to a service for throwaway addresses.',
  ],
  VOTE_FIXED: [409, 'This vote has changed fifty times, so it can change no more.'],
  ENTRY_NOT_VOTABLE: [409, 'This entry is not in the contest any more. Please choose another one.'],
  ADULTS_ONLY: [400, 'Please confirm that you are 18 or over'],
  VOTE_CHALLENGE_FAILED: [400, 'The check by your browser has failed or expired. Please try again.'],
  CAPTCHA_NEEDED: [400, 'Many votes come from your network at the moment. Please solve the CAPTCHA.'],
  VOTE_BY_EMAIL: [403, 'Please vote with your email address, or sign in with a verified one.'],
  JURY_LINK_INVALID: [
    404,
    'This link has expired, or a newer one has replaced it. Please ask for a new one.',
  ],
  JURY_SIGNED_OUT: [401, 'Please open the link in the newest email about the jury.'],
  DECLARATION_MISSING: [400, 'Please confirm that you have no conflict of interest'],
  JURY_CLOSED: [409, 'The round is over. Nothing can be changed any more.'],
  RENDITION_LOCKED: [409, 'The mark of the rendition is fixed.'],
  RENDITION_FIRST: [409, 'Please mark the rendition first, and fix the mark.'],
  MARKS_FIXED: [409, 'The marks of this entry have changed a thousand times, so they can change no more.'],
  VIDEO_IS_JUDGED: [409, 'Judges mark the present video, so it stays. Please reject the change.'],
  MARKS_MISSING: [409, 'A mark is missing.'],
  ASSIGNMENT_SETTLED: [409, 'You have abstained from this entry, or reported a conflict of interest.'],
  JURY_OF_DRAFT: [409, 'Please publish the contest first, and then invite its jury.'],
  JUDGE_IS_ENTRANT: [409, 'This person has entered the contest, and so cannot judge it.'],
  ENTRANT_CANNOT_JUDGE: [409, 'You have entered this contest, so you cannot judge it.'],
  JUDGE_INVITED_ALREADY: [409, 'This address has been invited as a judge already.'],
  TOO_MANY_JUDGES: [409, 'A contest has 20 judges at most. Please revoke one first.'],
  JUDGE_REVOKED: [409, 'This judge has been revoked.'],
  JUDGE_ADDRESS_DELETED: [409, 'The address of this judge has been deleted after its term.'],
  JUDGE_ACCEPTED: [409, 'This judge has accepted. Please revoke the judge instead.'],
  JURY_COMPLETE: [
    409,
    'Nobody can join the jury of this contest any more: its final has marks, or the jury is over.',
  ],
  JURY_TOO_SMALL: [409, 'Each entry needs three judges who have accepted and have no conflict of interest.'],
  ENTRIES_STILL_OPEN: [409, 'The jury begins once submissions have closed.'],
  ENTRIES_UNDECIDED: [409, 'Entries or changes wait for a decision. Please decide first.'],
  DELETION_UNDOABLE: [
    409,
    'The deletion of 1 entry can still be undone, until 2 October 2026 at 21:15 (Asia/Kolkata). Please undo it, or open the round after that.',
  ],
  LEFT_WITHOUT_REASON: [
    409,
    '1 entry was taken out of the contest and nothing says why. Please give a reason, which is published with the result.',
  ],
  ENTRY_UNHEARD: [
    409,
    'The jury can hear this entry no more, so it cannot come into the contest: the final is over, or has no judge for it.',
  ],
  ROUND_END_INVALID: [400, 'Please enter a later time, before the winner is announced.'],
  ROUND_OPENED: [409, 'This round has been opened already.'],
  ROUND_STILL_OPEN: [409, 'The first round has not ended yet.'],
  FIRST_ROUND_NOT_NEEDED: [409, 'With 20 entries or fewer, all are finalists. Please open the final.'],
  FIRST_ROUND_UNFINISHED: [409, 'Entries have fewer than three marks. Please extend the first round.'],
  FINALISTS_INVALID: [
    400,
    'The final has 1 to 20 approved entries. With more entries, a first round finds the finalists.',
  ],
  OFFER_OPEN: [409, 'The prize is offered already, and the offer is open or accepted.'],
  OFFER_UNANSWERED: [
    409,
    'The prize is offered, or will be within a minute. Make the result final once the offer is answered, or over.',
  ],
  OFFER_MADE: [409, 'The prize has been offered to this entry before.'],
  NOT_NEXT: [409, 'The prize cannot be offered to this entry now. Please look at the places again.'],
  NEEDS_CORRECTION: [
    409,
    'The entry at this place was taken out of the contest by staff, so the prize does not pass on yet. Put the entry back, or propose, certify and announce a corrected result without it, whose reason everybody can read.',
  ],
  OFFER_OVER: [409, 'This offer has been answered, or has lapsed.'],
  OFFER_SUSPENDED: [
    409,
    'The entry is not in the contest now, so the offer cannot be answered. Its time does not run. It goes on when the entry is back, and an email says so.',
  ],
  CODE_NOT_FOUND: [
    422,
    'The description of the video does not have the code yet. YouTube may take some minutes to show a change.',
  ],
  CODE_NOT_CHECKED: [
    503,
    'We cannot read the description on YouTube at the moment. Please try again later.',
    60 * 60,
  ],
  VIDEO_NOT_FOUND: [422, 'Video not found or is private'],
  YOUTUBE_REFUSED: [502, 'YouTube refused the request: API key not valid.'],
  YOUTUBE_KEY_MISSING: [503, 'Set YOUTUBE_API_KEY to refresh views.'],
  YOUTUBE_QUOTA_EXCEEDED: [503, "Today's YouTube quota is used up. Views are refreshed again tomorrow."],
  YOUTUBE_UNAVAILABLE: [503, 'YouTube could not be reached: it did not answer in time.'],
  REFRESH_TIMED_OUT: [504, 'The views are not there yet. Please look again in a minute.'],

  PHOTO_DELETED: [409, 'The photo of this entry was deleted after its term, so it cannot be approved.'],
  CONTEST_HELD: [409, 'A legal hold keeps everything of this contest. Nothing of it can be deleted.'],
  HELD_ALREADY: [409, 'This contest has a legal hold already.'],

  // Emails
  EMAIL_REQUIRED: [400, 'Please enter your email address to opt out'],
} as const satisfies Record<string, readonly [status: number, message: string, retryAfter?: number]>;

export type ErrorCode = keyof typeof ERRORS;

/** The codes of one status. */
export type ErrorCodeOf<Status extends number> = {
  [Code in ErrorCode]: (typeof ERRORS)[Code][0] extends Status ? Code : never;
}[ErrorCode];

export function statusOf(code: ErrorCode): number {
  return ERRORS[code][0];
}

export function sentenceOf(code: ErrorCode): string {
  return ERRORS[code][1];
}

export function retryAfterOf(code: ErrorCode): number | undefined {
  const [, , retryAfter] = ERRORS[code] as readonly [number, string, number?];
  return retryAfter;
}
