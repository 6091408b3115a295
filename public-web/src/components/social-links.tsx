import type { SocialNetwork } from '@paattu/shared/site-texts/social';
import { useSiteTexts } from '../lib/site-texts';
import { useTranslations } from '../translations/use-translations';
import { Icon, type IconName } from './icon';

const ICONS: Record<SocialNetwork, IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  YouTube: 'youtube',
};

export function SocialLinks() {
  const site = useTranslations('site');
  const { name, profiles } = useSiteTexts();
  if (profiles.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex gap-1">
      {profiles.map(({ network, url }) => {
        return (
          <li key={network}>
            <a
              href={url}
              className="icon-button"
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${site.onNetwork(name, network)} ${site.opensNewTab}`}
            >
              <Icon name={ICONS[network]} size={22} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
