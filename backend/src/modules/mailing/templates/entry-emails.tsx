import type { EmailTemplate } from './email-template.js';
import { Action, Greeting, Paragraph, TextLink, Title } from './parts.js';

interface EntryPayload {
  name: string;
  youtubeUrl: string;
  contestTitle: string;
}

function Video({ youtubeUrl }: { youtubeUrl: string }) {
  return (
    <Paragraph>
      Your video: <TextLink href={youtubeUrl}>{youtubeUrl}</TextLink>
    </Paragraph>
  );
}

const entryReceived: EmailTemplate<EntryPayload> = {
  subject: () => 'Entry Submitted Successfully!',
  audience: 'contact',
  limit: { count: 10, hours: 24 },
  preview: 'Your entry has been submitted and is now pending review.',
  body: ({ name, youtubeUrl, contestTitle }) => (
    <>
      <Title>Entry Submitted Successfully!</Title>
      <Greeting name={name} />
      <Paragraph>
        Thank you for singing along. Your entry to {contestTitle} has been submitted and is now pending
        review. We will write to you when we have reviewed it.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
    </>
  ),
};

const entryApproved: EmailTemplate<EntryPayload> = {
  subject: () => 'Your entry is in the contest',
  audience: 'contact',
  limit: null,
  preview: 'Your entry has been approved, and everyone can see it now.',
  body: ({ name, youtubeUrl, contestTitle }, site) => (
    <>
      <Title>Your entry is in the contest</Title>
      <Greeting name={name} />
      <Paragraph>
        Your entry to {contestTitle} has been approved. Everyone can see it among the entries.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
      <Action href={`${site.url}/entries`}>See the entries</Action>
    </>
  ),
};

const entryRejected: EmailTemplate<EntryPayload> = {
  subject: () => 'Your entry could not be accepted',
  audience: 'contact',
  limit: null,
  preview: 'What an entry needs, and how to enter again.',
  body: ({ name, youtubeUrl, contestTitle }, site) => (
    <>
      <Title>Your entry could not be accepted</Title>
      <Greeting name={name} />
      <Paragraph>
        We have reviewed your entry to {contestTitle}, and could not accept it. An entry needs a video of you
        singing the song, and a photo of you holding a paper that reads the song’s title.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
      <Paragraph>
        You are welcome to enter again. The <TextLink href={`${site.url}/terms`}>official rules</TextLink> say
        what we accept.
      </Paragraph>
    </>
  ),
};

const entryReturned: EmailTemplate<EntryPayload> = {
  subject: () => 'Your entry is pending review again',
  audience: 'contact',
  limit: null,
  preview: 'We are reviewing your entry again.',
  body: ({ name, youtubeUrl, contestTitle }) => (
    <>
      <Title>Your entry is pending review again</Title>
      <Greeting name={name} />
      <Paragraph>
        We are reviewing your entry to {contestTitle} again. Until we have decided, it is not shown among the
        entries. We will write to you.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
    </>
  ),
};

export const entryEmails = {
  'entry-received': entryReceived,
  'entry-approved': entryApproved,
  'entry-rejected': entryRejected,
  'entry-returned': entryReturned,
};
