// The layout of the operands, which all sources of this folder share.
//
// Rows and their scales come in tiles of 128 rows. A row is codes, two to a byte, and a scale for each block of 16 codes.
// Scales lie in tiles of 128 rows x 64 codes: 32 entries of 16 bytes, of which entry r has the four scales of row r of
// each quarter of 32 rows. b has the rows of one tile, and its row 0 is the vector.
#pragma once
#include "ptx/types.cuh"

namespace {

constexpr ptx::uint32_t kTileRows = 128;
constexpr ptx::uint32_t kQuarterRows = 32;               // of a tile
constexpr ptx::uint32_t kSfTileCodes = 64;               // of a row, whose scales a tile of scales holds
constexpr ptx::uint32_t kSfTileSpan = kSfTileCodes / 2;  // bytes of a row, likewise
constexpr ptx::uint32_t kSfEntryBytes = 16;              // four scales of four rows
constexpr ptx::uint32_t kSfTileBytes = kQuarterRows * kSfEntryBytes;

// Tiles of a batch: those of m rows.
__device__ __forceinline__ ptx::uint32_t tiles_of(ptx::uint32_t m) { return (m + kTileRows - 1) / kTileRows; }

}  // namespace
