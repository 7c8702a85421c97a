import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { sourceSchema } from '../bodies.ts';
import { confidence, nameEn, nameFr, region, wordsSchema, year } from '../holiday.ts';
import { inWords } from '../words.ts';
import { frenchText } from './read-source.ts';

const evidenceSchema = z
  .strictObject({
    title: z.string().min(1).meta(inWords('The text that was read', 'Le texte qui a été lu')),
    url: z
      .url()
      .nullable()
      .meta(
        inWords(
          'Where it was read; null where it has no public address',
          'Où il a été lu; null s’il n’a pas d’adresse publique',
        ),
      ),
    urlFr: frenchText,
    quote: z
      .string()
      .min(1)
      .meta(inWords('A few words of it, in its own language', 'Quelques mots du texte, dans sa langue')),
    official: z
      .boolean()
      .meta(
        inWords(
          'Whether a legislature, a government or one of their offices publishes it',
          'Si une assemblée législative, un gouvernement ou un de leurs organismes le publie',
        ),
      ),
    year: year
      .nullable()
      .meta(
        inWords('Year of the text; null where it bears none', 'Année du texte; null s’il n’en porte aucune'),
      ),
  })
  .meta({ id: 'Evidence' });

const sentence = {
  ...wordsSchema.shape,
  confidence: confidence.meta(
    inWords(
      'How surely the sources establish the sentence',
      'La fiabilité de la phrase, d’après les sources',
    ),
  ),
  evidence: z.array(evidenceSchema).min(1).meta(inWords('What establishes it', 'Ce qui l’établit')),
};

/** Without a name: what each of its two uses means stands with the use. */
const ruleSchema = z.strictObject({
  ...sentence,
  sectionEn: z
    .string()
    .min(1)
    .meta(inWords('Sections of the statute, in English', 'Articles de la loi, en anglais')),
  sectionFr: z
    .string()
    .min(1)
    .meta(inWords('Sections of the statute, in French', 'Articles de la loi, en français')),
  ask: z
    .strictObject({
      nameEn,
      nameFr,
      url: z.url().meta(inWords('Where to find the office', 'Où trouver l’organisme')),
      urlFr: z
        .url()
        .exactOptional()
        .meta(inWords('Its page in French, where there is one', 'Sa page en français, s’il y en a une')),
    })
    .nullable()
    .meta(
      inWords(
        'Who can answer what the sources leave open; null where they leave nothing open',
        'Qui peut répondre à ce que les sources laissent ouvert; null si elles ne laissent rien ouvert',
      ),
    ),
});

const noteSchema = z
  .strictObject({
    holiday: z
      .string()
      .nullable()
      .meta(
        inWords(
          'Id of the holiday, where it is one alone; null for a note on several days or on all of them',
          'Identifiant du jour férié, s’il n’y en a qu’un; null pour une remarque sur plusieurs jours ou sur tous',
        ),
      ),
    holidays: z
      .array(z.string())
      .meta(
        inWords(
          'Ids of the holidays that it is on; empty for a note on all days of the place',
          'Identifiants des jours visés; vide pour une remarque sur tous les jours du lieu',
        ),
      ),
    since: year
      .nullable()
      .meta(
        inWords(
          'First year whose listing carries it; null for every year',
          'Première année dont la liste la porte; null pour toutes les années',
        ),
      ),
    until: year
      .nullable()
      .meta(
        inWords(
          'Last year whose listing carries it; null where it still holds',
          'Dernière année dont la liste la porte; null si elle vaut encore',
        ),
      ),
    ...sentence,
  })
  .meta({ id: 'Note' });

const ownRulesSchema = z
  .strictObject({
    holiday: z.string().meta(inWords('Id of the holiday', 'Identifiant du jour férié')),
    since: year
      .nullable()
      .meta(inWords('First year; null for every year', 'Première année; null pour toutes les années')),
    until: year
      .nullable()
      .meta(inWords('Last year; null where it still holds', 'Dernière année; null si la règle vaut encore')),
    weekend: ruleSchema.meta(
      inWords('In place of that of the place', 'À la place de celle de la province ou du territoire'),
    ),
    paid: ruleSchema.meta(
      inWords('In place of that of the place', 'À la place de celle de la province ou du territoire'),
    ),
  })
  .meta({ id: 'OwnRules' });

const placeRulesSchema = z
  .strictObject({
    code: region.meta(inWords('CA for the federal law, else CA-XX', 'CA pour la loi fédérale, sinon CA-XX')),
    nameEn,
    nameFr,
    weekend: ruleSchema.meta(
      inWords(
        'What becomes of a holiday on a weekend or another day off',
        'Ce que devient un jour férié qui tombe la fin de semaine ou un autre jour de congé',
      ),
    ),
    paid: ruleSchema.meta(
      inWords(
        'Who is paid for a holiday, and what work on it earns',
        'Qui est payé pour un jour férié, et ce que rapporte le travail ce jour-là',
      ),
    ),
    notes: z
      .array(noteSchema)
      .meta(inWords('What else a reader should know', 'Ce qu’il faut savoir d’autre')),
    ownActs: z
      .array(ownRulesSchema)
      .meta(
        inWords(
          'Rules of holidays that have an act of their own',
          'Règles des jours fériés qui ont leur propre loi',
        ),
      ),
  })
  .meta({ id: 'PlaceRules' });

export const weekendRulesBodySchema = z
  .strictObject({
    places: z
      .array(placeRulesSchema)
      .meta(
        inWords(
          'Canada, then its provinces and territories',
          'Le Canada, puis ses provinces et ses territoires',
        ),
      ),
    source: sourceSchema,
  })
  .meta({ id: 'WeekendRules' });

export type WeekendRulesBody = DeepReadonly<z.infer<typeof weekendRulesBodySchema>>;
