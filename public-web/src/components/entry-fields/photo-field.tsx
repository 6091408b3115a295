import { inTime } from '@paattu/shared/in-time';
import type { Locale } from '@paattu/shared/locales';
import { revokeLater } from '@paattu/api-client/revoke-later';
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useLanguageOf } from '../../lib/language';
import type { Rejection } from '../../lib/prepare-photo';
import { useEarlyInput } from '../../lib/use-early-input';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { FieldError } from '../text-field';
import { Icon } from '../icon';
import type { OfContest } from './sample-contest';
import { SamplePhoto } from './sample-photo';

interface PhotoFieldProps extends OfContest {
  photo: File | null;
  /** A chosen file is checked and made smaller. The form cannot be sent meanwhile. */
  isPreparing: boolean;
  /** The photo that a chosen one would replace. */
  former?: { src: string; alt: string } | undefined;
  error?: string;
  onPreparing(isPreparing: boolean): void;
  onChange(photo: File | null): void;
  /** The chosen file cannot be the photo. */
  onInvalid(error: Rejection): void;
  input: Ref<HTMLInputElement>;
}

/** The verification photo: chosen or dropped, previewed before it is sent, next to the sample. */
export function PhotoField({
  contest,
  photo,
  isPreparing,
  former,
  error,
  onPreparing,
  onChange,
  onInvalid,
  input,
}: PhotoFieldProps) {
  const t = useTranslations('entry-form');
  const locale = useLocale();
  const id = useId();
  const preview = usePreview(photo);
  const [draggedOver, setDraggedOver] = useState(false);

  const lastChoice = useRef<File>(undefined);

  async function choose(file: File | undefined) {
    if (!file) return;
    lastChoice.current = file;
    onPreparing(true);
    const chosen = await prepare(file, locale);
    // The visitor may have chosen another file meanwhile.
    if (lastChoice.current !== file) return;
    onPreparing(false);
    if (chosen instanceof File) onChange(chosen);
    else reject(chosen);
  }

  useEarlyInput(id, (field) => {
    if (field instanceof HTMLInputElement) void choose(field.files?.[0]);
  });

  /** Removes the photo before as well: the visitor wanted another one. */
  function reject(error: Rejection) {
    onChange(null);
    onInvalid(error);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    void choose(event.dataTransfer.files[0]);
  }

  return (
    <div className="field">
      <label htmlFor={id}>{t.form.labels.photo}</label>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <label
          htmlFor={id}
          className="drop-zone"
          data-over={draggedOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setDraggedOver(true);
          }}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={drop}
        >
          {preview && photo ? (
            <img
              src={preview}
              alt={t.form.chosenPhoto(photo.name)}
              className="h-32 w-full rounded-1 object-contain"
              // The content is not a picture, regardless of the file's name.
              onError={() => reject(t.validation.fileType)}
            />
          ) : former ? (
            <img src={former.src} alt={former.alt} className="h-32 w-full rounded-1 object-contain" />
          ) : (
            <Icon name="photo" size={32} className="text-zari-text" />
          )}
          <span>
            {isPreparing ? (
              t.form.preparingPhoto
            ) : (
              <>
                <span className="text-link">{photo || former ? t.form.changePhoto : t.form.choosePhoto}</span>{' '}
                <span className="text-ink-2">{t.form.orDrop}</span>
              </>
            )}
          </span>
          <input
            ref={input}
            id={id}
            type="file"
            // Some systems name JPEG otherwise. An iPhone makes JPEG of what is not listed.
            accept="image/png,image/jpeg,image/jpg,image/webp"
            className="sr-only"
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // Lets the visitor choose the same file again after an error or after the form was cleared.
              currentTarget.value = '';
            }}
          />
        </label>
        <SamplePhoto contest={contest} />
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t.form.photoHint} <TitleOnPaper contest={contest} />
      </p>
      <p role="status" className="sr-only">
        {isPreparing && t.form.preparingPhoto}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The file itself if it cannot be read, or the code for it does not arrive: the form cannot be sent until then. */
async function prepare(file: File, locale: Locale): Promise<File | Rejection> {
  try {
    const { preparePhoto } = await inTime(import('../../lib/prepare-photo'));
    return await preparePhoto(file, locale);
  } catch {
    return file;
  }
}

function usePreview(photo: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return setPreview(null);
    const url = URL.createObjectURL(photo);
    setPreview(url);
    return () => revokeLater(url);
  }, [photo]);
  return preview;
}

/** Names the title that must stand on the paper of the photo, in either language. */
function TitleOnPaper({ contest }: OfContest) {
  const t = useTranslations('entry-form').form;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  if (!contest) return null;
  const titles = [contest.songTitle, contest.songTitleMalayalam].filter((title) => title !== null);
  const [first = '', second] = locale === 'ml' ? titles.toReversed() : titles;
  return (
    <span className="wrap-anywhere">
      {t.titleOnPaper}{' '}
      <strong className="font-medium text-ink" lang={languageOf(first)}>
        {first}
      </strong>
      {second && (
        <>
          {' '}
          <span lang={languageOf(second)}>({second})</span>
        </>
      )}
    </span>
  );
}
