import { SOCIAL_LINKS, type Network } from '../lib/social';
import { useTranslations } from '../translations/use-translations';
import { FacebookIcon, InstagramIcon, YouTubeIcon } from './icons';

const ICONS: Record<Network, typeof FacebookIcon> = {
  Facebook: FacebookIcon,
  Instagram: InstagramIcon,
  YouTube: YouTubeIcon,
};

export function SocialLinks() {
  const site = useTranslations('site');
  return (
    <ul className="-ml-2.5 flex gap-1">
      {SOCIAL_LINKS.map(({ network, url }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <a
              href={url}
              className="icon-button"
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${site.onNetwork(network)} ${site.opensNewTab}`}
            >
              <Icon size={22} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
