import { formatMoney, formatPercent, formatUnits } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { addPaise } from '@prosperx/core/money';
import type { Review } from '@prosperx/core/review';
import { EQUITY_LONG_RATE, financialYearName, incomeTaxLaw } from '@prosperx/core/tax';
import { Card } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { SumList } from '#primitives/display/sum-list.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { reviewPartsText } from './review-parts.text.js';

interface PartProps {
  readonly review: Review;
}

/** Funds below the average of their sub-category, each period a row. */
export function Lagging({ review }: PartProps) {
  const words = useWords(reviewPartsText).lagging;
  const rows = review.lagging.flatMap(({ periods, ...fund }) => periods.map((period) => ({ ...fund, ...period })));
  return (
    <Card title={words.title}>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={words.title}
          cards
          rows={rows}
          keyOf={({ schemeId, years }) => `${schemeId} ${years}`}
          columns={[
            {
              name: 'fund',
              title: words.fund,
              full: true,
              cell: ({ schemeName, subCategory }) => (
                <>
                  <b lang="en">{schemeName}</b> <small className="px-muted">{categoryName(subCategory)}</small>
                </>
              ),
            },
            { name: 'period', title: words.period, oneLine: true, cell: ({ years }) => words.years(years) },
            { name: 'own', title: words.own, numeric: true, cell: ({ percent }) => formatPercent(percent) },
            {
              name: 'average',
              title: words.average,
              numeric: true,
              cell: ({ average, of }) => (
                <>
                  {formatPercent(average)} <small className="px-muted">{words.of(of)}</small>
                </>
              ),
            },
            { name: 'value', title: words.value, numeric: true, cell: ({ value }) => <Money amount={value} /> },
          ]}
        />
      )}
      <p className="px-muted px-small">{words.source}</p>
    </Card>
  );
}

/** What of the year's exemption is left, and where a gain could be taken. */
export function TaxFree({ review }: PartProps) {
  const text = useWords(reviewPartsText);
  const words = text.taxFree;
  const { year, exemption, realised, selling, left, folios, isClubbed, losses, isFairValueMissing } = review.taxFree;
  const { law, sections } = incomeTaxLaw(year);
  const could = addPaise(...folios.map(({ gain }) => gain));
  return (
    <Card title={words.title}>
      <p>
        {words.intro(formatMoney(exemption), financialYearName(year), sections.equityGains, law)}{' '}
        {words.realised(realised)} {losses > 0 && words.losses(formatMoney(losses))}{' '}
        {!isClubbed && selling !== 0 && words.selling(selling)}
      </p>
      <SumList
        lines={[
          ...(isClubbed ? [] : [{ term: words.left, value: <Money amount={left} /> }]),
          { term: words.could, value: <Money amount={could} /> },
        ]}
      />
      {isClubbed && <p>{text.clubbed}</p>}
      {!isClubbed && could > left && <p>{words.taxed(formatMoney(left), formatPercent(EQUITY_LONG_RATE, 1))}</p>}
      {folios.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={words.title}
          cards
          rows={folios}
          keyOf={({ schemeName, folioNo }) => `${schemeName} ${folioNo}`}
          columns={[
            {
              name: 'folio',
              title: words.folio,
              full: true,
              cell: ({ schemeName, folioNo }) => (
                <>
                  <b lang="en">{schemeName}</b> <small className="px-muted">{text.folio(folioNo)}</small>
                </>
              ),
            },
            { name: 'units', title: words.units, numeric: true, cell: ({ units }) => formatUnits(units) },
            { name: 'gain', title: words.gain, numeric: true, cell: ({ gain }) => <Money amount={gain} /> },
          ]}
        />
      )}
      {isFairValueMissing && <p>{text.unknownFairValues}</p>}
      <p className="px-muted px-small">{words.source}</p>
    </Card>
  );
}
