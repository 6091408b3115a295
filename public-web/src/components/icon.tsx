/** A symbol of `app/icons.svg`, which each document has once. */
export type IconName =
  | 'check'
  | 'chevron'
  | 'close'
  | 'download'
  | 'downvote'
  | 'external'
  | 'facebook'
  | 'full-heart'
  | 'grip'
  | 'heart'
  | 'instagram'
  | 'lyrics'
  | 'menu'
  | 'moon'
  | 'more'
  | 'muted'
  | 'next'
  | 'pause'
  | 'photo'
  | 'play'
  | 'previous'
  | 'queue'
  | 'refresh'
  | 'share'
  | 'sun'
  | 'upvote'
  | 'volume'
  | 'youtube';

interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
