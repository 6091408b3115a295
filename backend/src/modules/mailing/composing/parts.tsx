import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { colors, fonts } from './look.js';
import type { PageUrl } from './variables.js';

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      style={{ font: `600 26px/1.25 ${fonts.display}`, color: colors.ink, margin: '8px 0 12px' }}
    >
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ font: `16px/1.6 ${fonts.text}`, color: colors.ink, margin: '0 0 14px' }}>{children}</Text>
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '20px 0' }}>
      <Button
        href={href}
        className="button"
        style={{
          font: `600 16px/1.25 ${fonts.text}`,
          color: colors.onLeaf,
          backgroundColor: colors.leaf,
          borderRadius: 6,
          padding: '14px 22px',
        }}
      >
        {children}
      </Button>
    </Text>
  );
}

interface SecretLinkProps {
  link: string | undefined;
  removed: string;
  label: string;
}

/** The link of an email that only its recipient may follow. */
export function SecretLink({ link, removed, label }: SecretLinkProps) {
  return link === undefined ? <Paragraph>{removed}</Paragraph> : <Action href={link}>{label}</Action>;
}

interface MyEntryProps {
  /** Absent where the owner reads the email, and in one that an earlier release queued. */
  link: string | undefined;
  label: string;
  pageUrl: PageUrl;
}

/** The entrant's page of the entry. Without its link, the page offers to send a new one. */
export function MyEntry({ link, label, pageUrl }: MyEntryProps) {
  return <Action href={link ?? pageUrl('/my-entry')}>{label}</Action>;
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: 'inherit', textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** The texts between blank lines. */
export function paragraphsOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/);
}

/** A text with its line breaks. */
export function Lines({ children }: { children: string }) {
  return children.split(/\r\n|\r|\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A visitor's text with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <Text
      style={{
        font: `16px/1.6 ${fonts.text}`,
        color: colors.ink,
        margin: '0 0 14px',
        paddingLeft: 14,
        borderLeft: `3px solid ${colors.line}`,
      }}
    >
      <Lines>{children}</Lines>
    </Text>
  );
}
