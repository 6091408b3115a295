import { locales, localizedPath } from '@paattu/shared/locales';
import { Box, Link, Typography } from '@mui/material';
import { useIsChanged } from '../../components/form/use-is-changed';
import { languageName } from '../../lib/language-name';
import { lineLinkSx } from '../../lib/link-styles';
import { siteTextSentences as t } from './sentences';
import { usePreviewToken } from './use-preview-token';

/** The real pages with the stored draft, so what is typed has to be saved first. */
export function DraftLinks() {
  const { data: preview, isError } = usePreviewToken();
  const isChanged = useIsChanged();
  return (
    <Box component="section" aria-labelledby="draft-links">
      <Typography id="draft-links" variant="h3">
        {t.preview}
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {isError ? t.previewFailed : isChanged && t.saveBeforePreview}
      </Typography>
      {preview && (
        <Box component="ul" sx={listSx}>
          {Object.entries(t.previewPages).flatMap(([path, name]) =>
            locales.map((locale) => (
              <li key={`${locale} ${path}`}>
                <Link
                  href={`${localizedPath(locale, path)}?preview=${preview.token}`}
                  target="_blank"
                  rel="noopener"
                  sx={lineLinkSx}
                >
                  {t.previewIn(name, languageName(locale))}
                </Link>
              </li>
            )),
          )}
        </Box>
      )}
    </Box>
  );
}

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
};
