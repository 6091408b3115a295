import type { Locale } from '@paattu/shared/locales';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { CSSProperties, ReactNode } from 'react';
import { colors, darkColors, fonts } from './look.js';

const DARK = `
  @media (prefers-color-scheme: dark) {
    .cloth, .cloth > table > tbody > tr > td { background-color: ${darkColors.cloth} !important; }
    .card { background-color: ${darkColors.card} !important; }
    .ink, .ink * { color: ${darkColors.ink} !important; }
    .quiet, .quiet a { color: ${darkColors.quiet} !important; }
    .button, .ink .button, .ink .button * { background-color: ${darkColors.leaf} !important; color: ${darkColors.onLeaf} !important; }
  }
`;

/** The woven border of the site, in two lines of gold. */
const zari: CSSProperties = {
  borderTop: `1px solid ${colors.zari}`,
  borderBottom: `4px solid ${colors.zari}`,
  height: 3,
  lineHeight: '3px',
  fontSize: 1,
};

interface LayoutProps {
  language: Locale;
  siteName: string;
  siteUrl: string;
  preview: string;
  children: ReactNode;
  /** Below the card. */
  footer: ReactNode;
}

/** Breaks long words and addresses that are wider than the screen. Email programs support one property or the other. */
const breaksWords: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** The frame of every HTML email. The plain text has none. */
export function Layout({ language, siteName, siteUrl, preview, children, footer }: LayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="cloth" style={{ margin: 0, padding: '24px 12px', backgroundColor: colors.cloth }}>
        <Container className="card" style={{ maxWidth: 560, backgroundColor: colors.card }}>
          <Text className="ink" style={{ margin: 0, padding: '20px 28px 14px' }}>
            <Link
              href={siteUrl}
              style={{ font: `600 26px/1.2 ${fonts.display}`, color: colors.ink, textDecoration: 'none' }}
            >
              {siteName}
            </Link>
          </Text>
          <div style={zari} />
          <div className="ink" style={{ padding: '18px 28px 26px', ...breaksWords }}>
            {children}
          </div>
        </Container>
        {footer}
      </Body>
    </Html>
  );
}

export function Signature({ name }: { name: string }) {
  return <Text style={{ font: `600 16px/1.6 ${fonts.text}`, margin: '24px 0 0' }}>{name}</Text>;
}

const quiet: CSSProperties = {
  font: `13px/1.5 ${fonts.text}`,
  color: colors.quiet,
  textAlign: 'center',
  margin: '16px 0 0',
};

/** The head of a contest, after a sentence about it. The line reads from left to right in each language. */
export function SealLine({ line, children }: { line: string; children: string }) {
  return (
    <Text className="quiet" style={{ ...quiet, ...breaksWords }}>
      {children}
      <br />
      <span dir="ltr" style={{ fontFamily: 'monospace' }}>
        {line}
      </span>
    </Text>
  );
}

export function OptOut({ url, children }: { url: string; children: string }) {
  return (
    <Text className="quiet" style={quiet}>
      <Link href={url} style={{ color: colors.quiet, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Text>
  );
}
