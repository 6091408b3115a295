import { Fragment } from 'react';

/** A text with an email address, which a narrow screen breaks after @ and dots. */
export function WithBreaks({ text }: { text: string }) {
  return text.split(/(?<=[@.])(?=\S)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
