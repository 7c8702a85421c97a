package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
)

func main() {
	url := "http://localhost:4321/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240&rate=14&worked=8"
	response, err := http.Get(url)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var answer struct {
		Detail                     string
		HolidayPay, ForWork, Total float64
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(answer.Detail)
	}
	fmt.Println(answer.HolidayPay, answer.ForWork, answer.Total)
}
