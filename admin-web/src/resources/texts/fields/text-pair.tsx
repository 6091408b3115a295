import { useWatch } from 'react-hook-form';
import { siteTextSentences as t } from '../sentences';
import { DEFAULT_VALUES } from '../text-values';
import { TextField } from './text-field';

interface Props {
  source: keyof typeof t.fields & SiteTextPair;
  multiline?: boolean;
  hint?: string;
  required?: boolean;
}

type SiteTextPair =
  | 'name'
  | 'tagline'
  | 'aboutHeading'
  | 'aboutIntro'
  | 'journey'
  | 'portraitAlt'
  | 'contactLead'
  | 'footerLine'
  | 'bannerText';

/** A text in English and in Malayalam. */
export function TextPair({ source, hint, ...props }: Props) {
  const malayalam = `${source}Malayalam` as const;
  const [english, own] = useWatch({ name: [source, malayalam] }) as string[];
  const rows = props.multiline ? { minRows: 3 } : {};
  // An empty default text is none that could stay.
  const isChangedAlone =
    DEFAULT_VALUES[malayalam] !== '' &&
    english !== DEFAULT_VALUES[source] &&
    own === DEFAULT_VALUES[malayalam];

  return (
    <>
      <TextField source={source} {...props} {...rows} helperText={hint} />
      <TextField
        source={malayalam}
        {...props}
        {...rows}
        helperText={isChangedAlone ? t.malayalamStays : hint}
        slotProps={{ htmlInput: { lang: 'ml' } }}
      />
    </>
  );
}
