import { z } from 'zod';
import type { DeepReadonly } from '../../common/deep-readonly.ts';
import { MAX_SKIPPED } from '../parameters/readers.ts';
import { sourceSchema } from './bodies.ts';
import { confidence, date, day, holidaySchema, nameEn, nameFr, wordsSchema } from './holiday.ts';
import { inWords } from './words.ts';

const holidayOff = holidaySchema.pick({ id: true }).partial().shape;

const reasonSchema = z.strictObject({
  date: day,
  reason: z
    .enum(['weekend', 'holiday', 'recess'])
    .meta(
      inWords(
        'Of the list’s weekend, a day of the list, or of a recess whose days are not counted',
        'De la fin de semaine de la liste, jour de la liste, ou de vacances judiciaires qui n’entrent pas dans le calcul',
      ),
    ),
  ...holidayOff,
  nameEn: nameEn.exactOptional(),
  nameFr: nameFr.exactOptional(),
});

const alternativeSchema = z.strictObject({
  result: date.meta(inWords('The later day', 'Le jour plus tardif')),
  ...wordsSchema.shape,
});

const ruleSchema = z.strictObject({
  ...wordsSchema.shape,
  sectionEn: z
    .string()
    .meta(inWords('The act or rules, with the section', 'La loi ou les règles, avec l’article, en anglais')),
  sectionFr: z
    .string()
    .meta(inWords('The same in French', 'La loi ou les règles, avec l’article, en français')),
  url: z.url().meta(inWords('Where it was read', 'Où elle a été lue')),
  urlFr: z
    .url()
    .exactOptional()
    .meta(inWords('Where it was read in French', 'Où elle a été lue en français')),
  confidence: confidence.meta(
    inWords('How surely the sources establish the rule', 'La fiabilité de la règle, d’après les sources'),
  ),
});

export const timeLimitBodySchema = z
  .strictObject({
    date: day.meta(
      inWords('The day of the event, which is not counted', 'Le jour de l’événement, qui n’est pas compté'),
    ),
    days: z.int().min(1).meta(inWords('The number of days asked for', 'Le nombre de jours demandé')),
    clear: z
      .boolean()
      .meta(
        inWords(
          'Whether the words are “at least” so many days, or so many “clear days”',
          'Si le délai est exprimé en jours francs ou en un nombre minimal de jours',
        ),
      ),
    list: z.strictObject({
      id: z.string().meta(inWords('Its id', 'Son identifiant')),
      nameEn,
      nameFr,
      url: z
        .url()
        .meta(
          inWords(
            'Its file of the year of date, with the source of each day',
            'Son fichier de l’année de date, avec la source de chaque jour',
          ),
        ),
    }),
    result: date.meta(
      inWords(
        'The last day of the period; where readings of the rule differ, the earlier one',
        'Le dernier jour du délai; si la règle se lit de plusieurs façons, le premier en date',
      ),
    ),
    alternatives: z
      .array(alternativeSchema)
      .meta(
        inWords(
          'The later days that some reading allows, and which reading; the earliest first',
          'Les jours plus tardifs que permet une autre lecture, et laquelle; le premier en date d’abord',
        ),
      ),
    counting: z
      .enum(['calendar', 'without-holidays'])
      .meta(
        inWords(
          'Whether holidays and the weekend are counted, or left out of a period so short',
          'Si les jours fériés et la fin de semaine comptent, ou n’entrent pas dans le calcul d’un délai aussi court',
        ),
      ),
    moved: z
      .strictObject({
        from: date.meta(inWords('The day on which the period would end', 'Le jour où le délai expirerait')),
        reasons: z
          .array(reasonSchema)
          .meta(
            inWords(
              'Why it does not end on that day, nor on those between it and the result',
              'Pourquoi il n’expire ni ce jour-là ni les jours qui le séparent du résultat',
            ),
          ),
      })
      .nullable()
      .meta(
        inWords(
          'How the last day was moved; null where it was not',
          'Comment le dernier jour a été reporté; null s’il ne l’a pas été',
        ),
      ),
    skipped: z
      .array(reasonSchema)
      .max(MAX_SKIPPED)
      .meta(
        inWords(
          `The days on the way that are not counted, by date: at most ${MAX_SKIPPED}`,
          `Les jours en chemin qui ne sont pas comptés, par date\u00a0: au plus ${MAX_SKIPPED}`,
        ),
      ),
    skippedDays: z.int().min(0).meta(inWords('How many such days there are', 'Le nombre de ces jours')),
    rule: ruleSchema.meta(inWords('The rule in words', 'La règle en mots')),
    notes: z
      .array(wordsSchema)
      .meta(
        inWords(
          'What the rule leaves to others, and what the answer takes for granted',
          'Ce que la règle laisse à d’autres, et ce que la réponse tient pour acquis',
        ),
      ),
    source: sourceSchema,
  })
  .meta({ id: 'TimeLimit' });

export type TimeLimitBody = DeepReadonly<z.infer<typeof timeLimitBodySchema>>;
