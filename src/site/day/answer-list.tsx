import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { withRemark } from '../../core/language/names.ts';
import type { Translate } from '../i18n/texts.ts';
import { type Answer, answersByWhat, shadeOf } from './tile-map.ts';

interface Props {
  readonly locale: Locale;
  /** Has the texts with the prefix `standing.`, `date.mark.owed` and `day.everywhere`. */
  readonly t: Translate;
  readonly answers: readonly Answer[];
  readonly labels: ByScope<string>;
  /** The reader's place, the first of its group. */
  readonly mine: ScopeCode;
}

/** The map in words: which places have which answer. */
export function AnswerList({ locale, t, answers, labels, mine }: Props) {
  const groups = answersByWhat(answers);
  const isSame = groups.length === 1 && answers.every(({ name }) => name === undefined);
  return (
    <ul class="answers rows plain">
      {groups.map(({ what, places }) => (
        <li key={what} data-what={what}>
          <i class={`swatch ${shadeOf(what)}`} />{' '}
          <strong class="capital">{t(what === 'owed' ? 'date.mark.owed' : `standing.${what}`)}</strong>{' '}
          <ul class="plain">
            {isSame ? (
              <li class="mine">{t('day.everywhere')}</li>
            ) : (
              inOrder(places, labels, mine, locale).map(({ place, name }, index) => (
                <Place
                  key={place}
                  isMine={place === mine}
                  text={name ? withRemark(labels[place], name) : labels[place]}
                  stop={index < places.length - 1 ? ',' : ''}
                />
              ))
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const Place = ({
  text,
  stop,
  isMine,
}: {
  readonly text: string;
  readonly stop: string;
  readonly isMine: boolean;
}) => (
  <>
    <li class={isMine ? 'mine' : undefined}>
      {text}
      {stop}
    </li>{' '}
  </>
);

const inOrder = (
  places: readonly Answer[],
  labels: ByScope<string>,
  mine: ScopeCode,
  locale: Locale,
): readonly Answer[] =>
  places.toSorted(
    (a, b) =>
      Number(b.place === mine) - Number(a.place === mine) ||
      labels[a.place].localeCompare(labels[b.place], locale),
  );
