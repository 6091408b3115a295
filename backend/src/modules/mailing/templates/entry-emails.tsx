import type { EmailTemplate } from './email-template.js';
import { Action, Paragraph, TextLink, Title } from './parts.js';
import type { EntryPayload } from './templates.js';

function Video({ youtubeUrl }: { youtubeUrl: string }) {
  return (
    <Paragraph>
      Your video: <TextLink href={youtubeUrl}>{youtubeUrl}</TextLink>
    </Paragraph>
  );
}

export const entryReceived: EmailTemplate<EntryPayload> = {
  subject: () => 'Entry Submitted Successfully!',
  audience: 'contact',
  preview: 'Your entry has been submitted and is now pending review.',
  body: ({ name, youtubeUrl, contestTitle }) => (
    <>
      <Title>Entry Submitted Successfully!</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Thank you for singing along. Your entry to {contestTitle} has been submitted and is now pending
        review. We will write to you once it has been looked at.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
    </>
  ),
};

export const entryApproved: EmailTemplate<EntryPayload> = {
  subject: () => 'Your entry is in the contest',
  audience: 'contact',
  preview: 'Your entry has been approved, and everyone can see it now.',
  body: ({ name, youtubeUrl, contestTitle }, site) => (
    <>
      <Title>Your entry is in the contest</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Your entry to {contestTitle} has been approved. It stands among the entries for all to see.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
      <Action href={`${site.url}/entries`}>See the entries</Action>
    </>
  ),
};

export const entryRejected: EmailTemplate<EntryPayload> = {
  subject: () => 'Your entry could not be accepted',
  audience: 'contact',
  preview: 'What an entry needs, and how to enter again.',
  body: ({ name, youtubeUrl, contestTitle }, site) => (
    <>
      <Title>Your entry could not be accepted</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        We have looked at your entry to {contestTitle}, and could not accept it. An entry needs a video of you
        singing the song, and a photo of you holding a paper that reads the song’s title.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
      <Paragraph>
        You are welcome to enter again. The <TextLink href={`${site.url}/terms`}>official rules</TextLink>{' '}
        tell what counts.
      </Paragraph>
    </>
  ),
};

export const entryReturned: EmailTemplate<EntryPayload> = {
  subject: () => 'Your entry is pending review again',
  audience: 'contact',
  preview: 'We are looking at your entry once more.',
  body: ({ name, youtubeUrl, contestTitle }) => (
    <>
      <Title>Your entry is pending review again</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        We are looking at your entry to {contestTitle} once more. Until that is done, it is not shown among
        the entries. We will write to you again.
      </Paragraph>
      <Video youtubeUrl={youtubeUrl} />
    </>
  ),
};
