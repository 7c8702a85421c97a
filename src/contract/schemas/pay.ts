import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { PAY_FACTS } from '../../holidays/pay.ts';
import { askedProvince, sourceSchema } from './bodies.ts';
import { confidence, day, described, first, holidaySchema, last, wordsSchema } from './holiday.ts';
import { evidenceSchema } from './weekend-rules.ts';

const amount = z.number().min(0).nullable();
const words = wordsSchema.nullable();

const section = (description: string, descriptionFr: string) =>
  described(z.string().min(1).nullable(), description, descriptionFr);

const conditionSchema = wordsSchema.extend({
  sectionEn: z.string().min(1),
  sectionFr: z.string().min(1),
});

export const holidayPayBodySchema = z
  .strictObject({
    date: day,
    holiday: holidaySchema,
    province: askedProvince,
    decidedBy: described(
      z.enum(['law', 'employer']),
      'Who decides whether the day is paid: the law or the employer',
      'Indique si c’est la loi ou l’employeur qui détermine si ce jour est payé',
    ),
    window: described(
      z.strictObject({ start: first, end: last, ...wordsSchema.shape }).nullable(),
      'Counted period; null if nothing is counted',
      'Période comptée; null si rien n’est compté',
    ),
    holidayPay: described(
      amount,
      'Holiday pay in dollars; null if a value is missing, or if the law does not set it',
      'Rémunération du jour férié en dollars; null s’il manque une valeur ou si la loi ne la fixe pas',
    ),
    forWork: described(
      amount,
      'Pay for work on the holiday, in dollars',
      'Rémunération du travail effectué le jour férié, en dollars',
    ),
    total: described(amount, 'The two amounts together', 'Somme des deux montants'),
    needs: described(
      z.array(z.enum(PAY_FACTS)).min(1).exactOptional(),
      'Parameters that an amount still needs',
      'Paramètres nécessaires pour calculer les montants manquants',
    ),
    formula: described(words, 'How holiday pay is calculated', 'Calcul de la rémunération du jour férié'),
    workFormula: described(words, 'How pay for work is calculated', 'Calcul de la rémunération du travail'),
    why: described(
      words,
      'Why there is no holiday pay; otherwise, null',
      'Raison pour laquelle le jour férié n’est pas payé; sinon, null',
    ),
    work: described(
      z.strictObject({ qualified: wordsSchema, unqualified: wordsSchema }).nullable(),
      'What work on the holiday is paid, for someone who qualifies and for someone who does not',
      'Rémunération du travail effectué le jour férié, selon que la personne y a droit ou non',
    ),
    options: described(
      z.array(wordsSchema),
      'What the employer or the employee may choose instead',
      'Ce que l’employeur ou la personne salariée peut choisir à la place',
    ),
    qualify: described(
      z.array(conditionSchema),
      'The conditions, each as the end of “you qualify if …”',
      'Les conditions, chacune à la suite de «\u00a0vous y avez droit si…\u00a0»',
    ),
    notes: described(
      z.array(wordsSchema),
      'What the texts leave open, what counts as wages and who is not covered',
      'Ce que les textes ne précisent pas, ce qui compte dans le salaire et qui n’est pas visé',
    ),
    act: holidaySchema.shape.act,
    sectionEn: section('Sections of the act, in English', 'Articles de la loi, en anglais'),
    sectionFr: section('Sections of the act, in French', 'Articles de la loi, en français'),
    confidence: described(
      confidence,
      'Confidence in the rule, based on the sources',
      'Fiabilité de la règle, d’après les sources',
    ),
    sources: described(
      z.array(evidenceSchema),
      'Texts that support the rule',
      'Textes qui établissent la règle',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'HolidayPay' });

export type HolidayPayBody = DeepReadonly<z.infer<typeof holidayPayBodySchema>>;
