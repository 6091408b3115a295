import type { ComponentProps } from 'react';
import { useTranslations } from '../translations/use-translations';
import { Icon } from './icon';

/** A link to another site. It opens a new tab, so that the music keeps playing. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  const site = useTranslations('site');
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" size={16} className="inline align-[-0.1em]" />
      <span className="sr-only">{site.opensNewTab}</span>
    </a>
  );
}
