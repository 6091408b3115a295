import type { Schemas } from '@paattu/api-client';

type Entry = Schemas['MyEntryDto'];
/** A date of the contest in words, and the address of the entrant. */
type NextSentence = (when: string, email: string) => string;

/** The entrant's page of an entry. */
export const myEntry = {
  title: 'Your Entry',
  description: 'See your entry in the contest, and what happens next.',
  loading: 'Loading your entry...',
  failed: 'Your entry could not be loaded.',
  others: 'Your other entries:',
  request: {
    text: 'To see your entry, open the link in one of our emails about it. We can also send you a new link: enter the address that you entered the contest with.',
    invalid: 'This link is invalid or has expired.',
    closed: 'This page was closed on this device.',
    email: 'Email',
    submit: 'Send Me a New Link',
    submitting: 'One moment...',
    sent: 'Please Look in Your Mailbox',
    sentText: (email: string) =>
      `If there is an entry with the address ${email}, an email with a new link is on its way. It may take some minutes. Please look in the spam folder, too.`,
    failed: 'Error',
  },
  status: {
    pending: 'We are checking your entry',
    approved: 'Your entry is in the contest',
    rejected: 'Your entry was not accepted',
    withdrawn: 'You have withdrawn your entry',
  } satisfies Record<Entry['status'], string> as Record<Entry['status'], string>,
  next: {
    checking: (_, email) => `As soon as we have decided, we will write to ${email}.`,
    votingOpens: (when) => `Everyone can see it among the entries. Voting begins: ${when}.`,
    votingCloses: (when) => `Voting is on. It ends: ${when}.`,
    result: (when) => `Voting is over. The winner will be announced: ${when}.`,
    resultLate: () => 'Voting is over. The winner will be announced soon.',
    over: () => 'The contest is over. Thank you for singing along!',
    enterAgain: (when) => `You are welcome to enter again. Entries are accepted until: ${when}.`,
    notInContest: () => 'Entries are not being accepted any more.',
  } as Record<
    | 'checking'
    | 'votingOpens'
    | 'votingCloses'
    | 'result'
    | 'resultLate'
    | 'over'
    | 'enterAgain'
    | 'notInContest',
    NextSentence
  >,
  enter: 'Enter the contest',
  publicPage: 'Your page that everyone sees, to share',
  photo: 'Your verification photo',
  name: 'Name',
  contest: 'Contest',
  email: 'Email',
  video: {
    title: 'Video',
    watch: 'Watch on YouTube',
    views: (count: string, time: string) => `${count} views (YouTube, as of ${time})`,
    problems: {
      missing: 'YouTube does not show this video: it is private or deleted.',
      'not-embeddable': 'This video cannot be played on our site. Please allow embedding on YouTube.',
      live: 'This video is a live stream. Please enter a finished video.',
    } as Record<NonNullable<Entry['videoProblem']>, string>,
    flags: {
      unlisted: 'This video is unlisted on YouTube. Please make it public, so that everyone finds it.',
      'blocked-in-india': 'This video cannot be watched in India.',
      'age-restricted': 'YouTube shows this video to adults who are signed in, and not on our site.',
    } as Partial<Record<Entry['videoFlags'][number], string>>,
  },
  history: {
    title: 'What Has Happened',
    actions: {
      submit: 'You sent us the entry.',
      approve: 'We approved the entry.',
      reject: 'We did not accept the entry.',
      disapprove: 'We began to check the entry again.',
      withdraw: 'You withdrew the entry.',
      'undo-withdraw': 'You took the withdrawal back.',
    } as Record<Entry['history'][number]['action'], string>,
  },
  emails: {
    title: 'Our Emails to You',
    to: (email: string) => `To ${email}:`,
    none: 'None yet.',
    templates: {
      'entry-received': 'Your entry has arrived',
      'entry-approved': 'Your entry is in the contest',
      'entry-rejected': 'Your entry was not accepted',
      'entry-returned': 'We are checking your entry again',
      'entry-withdrawn': 'You have withdrawn your entry',
      'entry-restored': 'Your entry is back in the contest',
      'rules-changed': 'The rules of the contest have changed',
    } as Readonly<Partial<Record<string, string>>>,
    another: 'An email about your entry',
    deliveries: {
      sent: 'sent',
      waiting: 'will be sent soon',
      failed: 'could not be sent',
      'opted-out': 'not sent, because this address gets no emails about the contest',
    } as Record<Entry['emails'][number]['delivery'], string>,
  },
  access: {
    title: 'Who Can Open This Page',
    text: 'Everyone who has a link from our emails can open this page. If somebody else may have got one, close the page everywhere else: then the links of earlier emails no longer work, and this device stays open.',
    endOthers: 'Close Everywhere Else',
    othersEnded: 'The page is closed everywhere else.',
    leave: 'Close on This Device',
    failed: 'Error',
  },
};
