import { DefaultNamingStrategy, type Table } from 'typeorm'

/**
 * Names as the migrations have them: columns in snake case, constraints as PostgreSQL names them
 * where nobody does. So an entity says nothing of names but its table's and its checks'.
 */
export class SchemaNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? inSnakeCase(propertyName)
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return inSnakeCase(`${relationName}_${referencedColumnName}`)
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_key`
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fkey`
  }
}

/** `vatBasisPoints` → `vat_basis_points`. */
export function inSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
