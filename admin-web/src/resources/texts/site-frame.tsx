import { type Locale, locales, localizedPath } from '@paattu/shared/locales';
import { ownTextsOf } from '@paattu/shared/site-texts/defaults';
import { DRAFT_WANTED, type TypedDraft } from '@paattu/shared/site-texts/typed-draft';
import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { languageName } from '../../lib/language-name';
import { lineLinkSx } from '../../lib/link-styles';
import { siteTextSentences as t } from './sentences';
import { keyOfField, SITE_PAGES, type SitePageName } from './site-pages';
import { textOfField } from './text-of-field';
import { type TextValues, toData } from './text-values';
import { usePreviewToken } from './use-preview-token';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

interface Props {
  page: SitePageName;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** The name of the field that has or last had the focus. */
  field: string | null;
  /** Another one of the stored draft, after which the page loads again. */
  portrait: unknown;
}

/** The real page of the site in a frame, with what is typed. It shows where the text of the focused field stands. */
export function SiteFrame({ page, locale, onLocale, field, portrait }: Props) {
  const { data: preview, isError } = usePreviewToken();
  const [width, setWidth] = useState<Width>('phone');
  const path = localizedPath(locale, SITE_PAGES[page].path);
  const name = t.pageIn(t.pages[page], languageName(locale));
  const key = `${path} ${String(portrait)}`;
  // A token ends after an hour. The page in the frame stays while it is renewed; the next page needs the new one.
  const [framed, setFramed] = useState<{ key: string; token: string }>();
  if (preview && framed?.key !== key) setFramed({ key, token: preview.token });

  return (
    <Box component="section" aria-label={t.preview} sx={{ minWidth: 0 }}>
      <Box sx={barSx}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={t.languageOfPage}
          value={locale}
          onChange={(_, chosen: Locale | null) => chosen && onLocale(chosen)}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one}>
              {languageName(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={t.widthOfPage}
          value={width}
          onChange={(_, chosen: Width | null) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="phone">{t.widths.phone}</ToggleButton>
          <ToggleButton value="desktop">{t.widths.desktop}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {isError && t.previewFailed}
      </Typography>
      {preview && framed && (
        <>
          <Page
            key={framed.key}
            address={`${path}?preview=${framed.token}`}
            name={name}
            width={WIDTHS[width]}
            field={field}
          />
          <Link href={`${path}?preview=${preview.token}`} target="_blank" rel="noopener" sx={lineLinkSx}>
            {t.openPage(name)}
          </Link>
        </>
      )}
    </Box>
  );
}

interface PageProps {
  address: string;
  name: string;
  width: number;
  field: string | null;
}

function Page({ address, name, width, field }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const [wanted, setWanted] = useState(0);
  const values = useDeferredValue(useWatch() as TextValues);

  const measure = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const observer = new ResizeObserver(() => setScale(Math.min(1, place.clientWidth / width)));
      observer.observe(place);
      return () => observer.disconnect();
    },
    [width],
  );

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === DRAFT_WANTED) setWanted((count) => count + 1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (wanted === 0) return;
    const key = field === null ? undefined : keyOfField(field);
    const draft: TypedDraft = {
      type: 'paattu-typed-draft',
      texts: ownTextsOf(toData(values)),
      at: key && field !== null ? { key, text: textOfField(field, values) } : null,
    };
    frame.current?.contentWindow?.postMessage(draft, location.origin);
  }, [wanted, values, field]);

  return (
    <Box ref={measure} sx={pageSx}>
      <Box
        component="iframe"
        ref={frame}
        src={address}
        title={name}
        // Nothing leads away, and no form is sent.
        sandbox="allow-same-origin allow-scripts"
        sx={{
          display: 'block',
          border: 0,
          width: scale < 1 ? width : `min(100%, ${width}px)`,
          mx: scale < 1 ? 0 : 'auto',
          height: `${100 / scale}%`,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

/** Buttons of which one is pressed, in the colors of the page. */
export const toggleSx = (minHeight: number) => ({
  '& button': { minHeight, px: 1.75, fontWeight: 400, color: 'text.secondary', textTransform: 'none' },
  '& button.Mui-selected, & button.Mui-selected:hover': {
    bgcolor: 'var(--cloth-3)',
    color: 'text.primary',
    fontWeight: 500,
  },
});

const barSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, ...toggleSx(44) };

const pageSx = {
  height: 'clamp(24rem, 100dvh - 20rem, 46rem)',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-2)',
  bgcolor: 'var(--cloth-2)',
};
