import { Fragment, type ReactNode } from 'react';
import { Paragraph, paragraphsOf, TextLink } from './parts.js';
import { plainName } from './plain-name.js';
import { EMAIL_VARIABLES, type EmailVariable } from './variables.js';

/** Computes each variable that an email has. A subject can be shown although the data of other variables is absent. */
export type EmailValues = Partial<Record<EmailVariable, () => string>>;

/** A variable, within one line. */
export const VARIABLE = /\{\{([^{}\r\n]*)\}\}/g;

/** A link with its label, within one line. */
export const LABELLED_LINK = /\[([^[\]{}\r\n]+)\]\(\{\{([^{}\r\n]*)\}\}\)/g;

const PART = new RegExp(`${LABELLED_LINK.source}|${VARIABLE.source}`);

export function fillLine(text: string, values: EmailValues): string {
  return text.replaceAll(VARIABLE, (_, name: string) => valueOf(name, values));
}

/** A text with its paragraphs and line breaks. What a value contains is shown as it is, never read as a variable or link. */
export function Paragraphs({ text, values }: { text: string; values: EmailValues }) {
  return paragraphsOf(text).map((paragraph, index) => (
    <Paragraph key={index}>
      {paragraph.split('\n').map((line, number) => (
        <Fragment key={number}>
          {number > 0 && <br />}
          {fill(line, values)}
        </Fragment>
      ))}
    </Paragraph>
  ));
}

function fill(line: string, values: EmailValues): ReactNode[] {
  // For each part: the text before it, the label and variable of a link, a variable alone.
  const pieces = line.split(PART);
  return pieces.map((piece, index) => {
    if (!piece) return null;
    if (index % 4 === 0) return piece;
    if (index % 4 === 1) return <Value key={index} name={pieces[index + 1]} label={piece} values={values} />;
    return index % 4 === 3 && <Value key={index} name={piece} values={values} />;
  });
}

interface ValueProps {
  name: string | undefined;
  label?: string;
  values: EmailValues;
}

function Value({ name, label, values }: ValueProps) {
  const value = valueOf(name, values);
  // No other value is an address.
  return isLink(name) ? <TextLink href={value}>{label ?? value}</TextLink> : (label ?? value);
}

export function isLink(name: string | undefined): boolean {
  return kindOf(name?.trim()) === 'link';
}

function valueOf(name: string | undefined, values: EmailValues): string {
  const variable = name?.trim() as EmailVariable;
  // An email of another release may lack what its template shows now.
  const value = values[variable]?.() ?? '';
  return kindOf(variable) === 'name' ? plainName(value) : value;
}

function kindOf(name: string | undefined) {
  return (EMAIL_VARIABLES as Partial<Record<string, (typeof EMAIL_VARIABLES)[EmailVariable]>>)[name ?? '']
    ?.kind;
}
