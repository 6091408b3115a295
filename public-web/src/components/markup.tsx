import type { MouseEvent } from 'react';
import { navigate } from '../lib/router/router';
import { opensElsewhere } from './link';

/** HTML that the server made of Markdown. Its links to pages of the site open without a new document, like all others. */
export function Markup({ html }: { html: string }) {
  return <div className="markup" onClick={openPage} dangerouslySetInnerHTML={{ __html: html }} />;
}

function openPage(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || opensElsewhere(event, link)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
